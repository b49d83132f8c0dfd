import type { UserId } from '../../../../core/ids.ts';
import type { FieldIssue } from '../../../../core/refusals.ts';
import type { Ctx, RequestCtx } from '../../../../platform/ctx.ts';
import { mayMail } from '../links/mail-limits.ts';
import { endLinks } from '../links/links.ts';
import { emailKey } from '../users/email-key.ts';
import { sendGuardianMail } from './guardian-mails.ts';

/** Whom a minor has named; undefined while nobody. */
export async function findGuardian({ db }: Pick<Ctx, 'db'>, userId: UserId) {
  return db
    .selectFrom('guardians')
    .select(['email_address', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Nobody is her own guardian. */
export function isOwnAddress(guardianAddress: string, ownAddress: string | null): boolean {
  return ownAddress !== null && emailKey(guardianAddress) === emailKey(ownAddress);
}

/** What a minor cannot say of herself: to be a parent or educator, who answer for others, or her own guardian. */
export function findIssuesOfMinor(
  { role, guardianAddress }: { role?: string | undefined; guardianAddress?: string | undefined },
  ownAddress: string | null,
): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (role !== undefined && role !== 'learner') {
    issues.push({ path: 'role', messageKey: 'accounts.field.roleOfMinor' });
  }
  if (guardianAddress !== undefined && isOwnAddress(guardianAddress, ownAddress)) {
    issues.push({ path: 'guardianAddress', messageKey: 'accounts.field.guardianIsSelf' });
  }
  return issues;
}

/** The address given, if one more mail may go there today; else the holding page asks. Take it before a transaction begins. */
export async function findGuardianToAsk(
  ctx: Pick<RequestCtx, 'limits'>,
  emailAddress: string | undefined,
): Promise<string | undefined> {
  return emailAddress !== undefined && (await mayMail(ctx, emailAddress)) ? emailAddress : undefined;
}

/**
 * Keeps a guardian's address and sends the mail that asks; whoever was named before can no longer approve. Call it in a
 * transaction.
 */
export async function nameGuardian(ctx: Ctx, userId: UserId, emailAddress: string): Promise<void> {
  const before = await findGuardian(ctx, userId);
  if (before && before.email_address !== emailAddress) await endLinks(ctx, userId, ['guardian']);
  await keepGuardian(ctx, userId, emailAddress);
  await sendGuardianMail(ctx, { userId, to: emailAddress });
}

/** Keeps a guardian's address, and since when she is asked. */
export async function keepGuardian(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  emailAddress: string,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('guardians')
    .values({ user_id: userId, email_address: emailAddress, asked_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ email_address: emailAddress, asked_at: now }),
    )
    .execute();
}
