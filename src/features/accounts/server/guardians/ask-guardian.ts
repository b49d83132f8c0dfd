import { signedIn } from '../../../../core/actor.ts';
import { Conflict, Forbidden, Invalid, SignInRequired } from '../../../../core/refusals.ts';
import type { UserId } from '../../../../core/ids.ts';
import type { Ctx, RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { GuardianInput, GuardianView } from '../../contract-guardian.ts';
import { limitResending, mayMail } from '../links/mail-limits.ts';
import { maskAddress } from './mask-address.ts';
import { viewUser } from '../users/current-user.ts';
import { emailKey } from '../users/email-key.ts';
import { findGuardian, isOwnAddress, keepGuardian, nameGuardian } from './name-guardian.ts';
import { waitsAtMost } from './waiting.ts';

/** Whom a minor has named, and until when there may be an answer. Refuses a visitor. */
export async function describeGuardian(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<GuardianView> {
  const row = await ctx.db
    .selectFrom('users')
    .leftJoin('guardians', 'guardians.user_id', 'users.id')
    .select(['guardians.email_address', 'guardians.withdrawn_at', 'users.guardian_awaited_since'])
    .where('users.id', '=', signedIn(ctx).userId)
    .executeTakeFirst();
  if (!row) throw new SignInRequired();
  const since = row.guardian_awaited_since;
  return {
    maskedAddress: row.email_address === null ? null : maskAddress(row.email_address),
    eraseAt: since && new Date(since.getTime() + waitsAtMost).toISOString(),
    withdrawn: row.withdrawn_at !== null,
  };
}

/**
 * Writes to the guardian of the minor who is signed in: to the address given, which is kept from now on, else to the one
 * named before. Once a minute and five times a day; refuses who does not wait, her own address, and an unnamed guardian.
 * A minor whose account is approved may wait for an answer about a class.
 */
export async function askGuardian(ctx: RequestCtx, input: GuardianInput): Promise<GuardianView> {
  const { userId, awaitingGuardian } = signedIn(ctx);
  if (!awaitingGuardian) return askGuardianForClass(ctx, input);
  const named = await findGuardian(ctx, userId);
  const to = input.emailAddress ?? named?.email_address;
  if (named?.withdrawn_at && to !== named.email_address) {
    throw new Conflict('guardian_withdrew', 'accounts.refusal.guardianWithdrew');
  }
  if (to === undefined) {
    throw new Invalid([{ path: 'emailAddress', messageKey: 'app.field.emailAddress' }]);
  }
  if (isOwnAddress(to, await findOwnAddress(ctx, userId))) {
    throw new Invalid([{ path: 'emailAddress', messageKey: 'accounts.field.guardianIsSelf' }]);
  }
  await limitResending(ctx, `guardian:${userId}`);
  if (!(await mayMail(ctx, to))) throw new Forbidden('mail_limit', 'accounts.refusal.guardianMailLimit');
  await inTransaction(ctx, (ctx) => nameGuardian(ctx, userId, to));
  return describeGuardian(ctx);
}

async function findOwnAddress({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<string | null> {
  const { email_address } = await db
    .selectFrom('users')
    .select('email_address')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email_address;
}

/** Only who has approved her account answers for her classes; who has nobody on record names somebody. */
async function askGuardianForClass(ctx: RequestCtx, input: GuardianInput): Promise<GuardianView> {
  const { userId } = signedIn(ctx);
  const { classAwaitsGuardian } = await viewUser(ctx, userId);
  if (!classAwaitsGuardian) throw new Conflict('not_waiting', 'accounts.refusal.notWaiting');
  const named = await findGuardian(ctx, userId);
  const to = named?.email_address ?? input.emailAddress;
  if (to === undefined) throw new Invalid([{ path: 'emailAddress', messageKey: 'app.field.emailAddress' }]);
  if (input.emailAddress !== undefined && emailKey(input.emailAddress) !== emailKey(to))
    throw new Invalid([{ path: 'emailAddress', messageKey: 'accounts.field.guardianOther' }]);
  if (isOwnAddress(to, await findOwnAddress(ctx, userId)))
    throw new Invalid([{ path: 'emailAddress', messageKey: 'accounts.field.guardianIsSelf' }]);
  await limitResending(ctx, `guardian:${userId}`);
  if (!(await mayMail(ctx, to))) throw new Forbidden('mail_limit', 'accounts.refusal.guardianMailLimit');
  await inTransaction(ctx, async (ctx) => {
    if (!(await ctx.classes.askGuardian(ctx, userId, to)))
      throw new Conflict('not_waiting', 'accounts.refusal.notWaiting');
    if (!named) await keepGuardian(ctx, userId, to);
  });
  return describeGuardian(ctx);
}
