import type { UserId } from '#core/ids.ts';
import type { FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { mailboxKey, type MailQuota } from '#features/people/server/public.ts';
import { endLinks } from '#platform/links/links.ts';
import { sendGuardianMail } from './guardian-mails.ts';
import { guardianLinks } from '#features/guardians/consent/server/link-kinds.ts';

/** The guardian that a minor has named, if any. */
export async function findGuardian({ db }: Pick<Ctx, 'db'>, userId: UserId) {
  return db
    .selectFrom('guardians')
    .select(['email_address', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A user cannot be her own guardian, not even with another spelling of her mailbox. */
export function isOwnAddress(guardianAddress: string, ownAddress: string | null): boolean {
  return ownAddress !== null && mailboxKey(guardianAddress) === mailboxKey(ownAddress);
}

/** What a minor cannot claim: to be a parent or educator, who answer for others, or her own guardian. */
export function findIssuesOfMinor(
  { role, guardianAddress }: { role?: string | undefined; guardianAddress?: string | undefined },
  ownAddress: string | null,
): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (role !== undefined && role !== 'learner') {
    issues.push({ path: 'role', messageKey: 'guardians.field.roleOfMinor' });
  }
  if (guardianAddress !== undefined && isOwnAddress(guardianAddress, ownAddress)) {
    issues.push({ path: 'guardianAddress', messageKey: 'guardians.field.guardianIsSelf' });
  }
  return issues;
}

/** The quota for a mail to a guardian whom a minor names for the first time; undefined if none is named. */
export function shareOfGuardian(emailAddress: string | undefined): MailQuota | undefined {
  return emailAddress === undefined ? undefined : { to: emailAddress, purpose: 'guardian' };
}

/**
 * The quota for mail to a guardian who has already answered for this child: other people's requests do not use it up.
 */
export function quotaOfKnownGuardian(emailAddress: string, childId: UserId): MailQuota {
  return { to: emailAddress, purpose: 'guardian', by: childId };
}

/**
 * Stores a guardian's address and sends the mail that asks for approval; any guardian named before can no longer
 * approve. Call it in a transaction.
 */
export async function nameGuardian(ctx: Ctx, userId: UserId, emailAddress: string): Promise<void> {
  const before = await findGuardian(ctx, userId);
  if (before && before.email_address !== emailAddress) await endLinks(ctx, userId, [guardianLinks.guardian]);
  await keepGuardian(ctx, userId, emailAddress);
  await sendGuardianMail(ctx, { userId, to: emailAddress });
}

/** Stores a guardian's address, and since when the guardian has been asked. */
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
