import { signedIn } from '#core/actor.ts';
import { Conflict, Forbidden, Invalid, SignInRequired } from '#core/refusals.ts';
import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { GuardianInput, GuardianView } from '../contract.ts';
import {
  findRefusedSince,
  limitResending,
  selectUsers,
  withMailQuotas,
  type MailQuota,
  viewUser,
  emailKey,
} from '#features/people/server/public.ts';
import { guardianAskedAgain } from './guardian-hooks.ts';
import { maskAddress } from './mask-address.ts';
import {
  findGuardian,
  isOwnAddress,
  keepGuardian,
  nameGuardian,
  shareOfGuardian,
  quotaOfKnownGuardian,
} from './name-guardian.ts';
import { consentDeadlineMs } from './pending-consent.ts';

/** Whom a minor has named, and until when an answer is possible. Refuses a visitor. */
export async function describeGuardian(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<GuardianView> {
  const row = await selectUsers(ctx.db)
    .leftJoin('guardians', 'guardians.user_id', 'users.id')
    .select(['guardians.email_address', 'guardians.withdrawn_at', 'users.guardian_awaited_since'])
    .where('users.id', '=', signedIn(ctx).userId)
    .executeTakeFirst();
  if (!row) throw new SignInRequired();
  const since = row.guardian_awaited_since;
  return {
    maskedAddress: row.email_address === null ? null : maskAddress(row.email_address),
    eraseAt: since && new Date(since.getTime() + consentDeadlineMs).toISOString(),
    withdrawn: row.withdrawn_at !== null,
    refusesMail: row.email_address !== null && (await refusesApprovals(ctx, row.email_address)),
  };
}

/**
 * Writes to the guardian of the signed-in minor: to the address given, which is kept from now on, else to the one named
 * before. Once a minute and five times a day; refuses anyone who is not waiting, her own address, and an unnamed
 * guardian. A minor whose account is approved may be waiting for an answer about a class.
 */
export async function askGuardian(ctx: RequestCtx, input: GuardianInput): Promise<GuardianView> {
  const { userId, awaitingGuardian } = signedIn(ctx);
  if (!awaitingGuardian) return askGuardianForClass(ctx, input);
  const named = await findGuardian(ctx, userId);
  const to = input.emailAddress ?? named?.email_address;
  if (named?.withdrawn_at && to !== named.email_address) {
    throw new Conflict('guardian_withdrew', 'guardians.refusal.guardianWithdrew');
  }
  if (to === undefined) {
    throw new Invalid([{ path: 'emailAddress', messageKey: 'app.field.emailAddress' }]);
  }
  if (isOwnAddress(to, await findOwnAddress(ctx, userId))) {
    throw new Invalid([{ path: 'emailAddress', messageKey: 'guardians.field.guardianIsSelf' }]);
  }
  await refuseUnlessMailed(ctx, to);
  await limitResending(ctx, `guardian:${userId}`, to);
  const share = named?.withdrawn_at ? quotaOfKnownGuardian(to, userId) : shareOfGuardian(to);
  await mailGuardian(ctx, share, () => inTransaction(ctx, (ctx) => nameGuardian(ctx, userId, to)));
  return describeGuardian(ctx);
}

async function findOwnAddress({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<string | null> {
  const { email_address } = await selectUsers(db)
    .select('email_address')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email_address;
}

/** Only the guardian who approved her account answers for her classes; if none is on record, she names one. */
async function askGuardianForClass(ctx: RequestCtx, input: GuardianInput): Promise<GuardianView> {
  const { userId } = signedIn(ctx);
  const { classAwaitsGuardian } = await viewUser(ctx, userId);
  if (!classAwaitsGuardian) throw new Conflict('not_waiting', 'guardians.refusal.notWaiting');
  const named = await findGuardian(ctx, userId);
  const to = named?.email_address ?? input.emailAddress;
  if (to === undefined) throw new Invalid([{ path: 'emailAddress', messageKey: 'app.field.emailAddress' }]);
  if (input.emailAddress !== undefined && emailKey(input.emailAddress) !== emailKey(to))
    throw new Invalid([{ path: 'emailAddress', messageKey: 'guardians.field.guardianOther' }]);
  if (isOwnAddress(to, await findOwnAddress(ctx, userId)))
    throw new Invalid([{ path: 'emailAddress', messageKey: 'guardians.field.guardianIsSelf' }]);
  await refuseUnlessMailed(ctx, to);
  await limitResending(ctx, `guardian:${userId}`);
  const share = named ? quotaOfKnownGuardian(to, userId) : shareOfGuardian(to);
  await mailGuardian(ctx, share, () =>
    inTransaction(ctx, async (ctx) => {
      const asked = await callHook(ctx, guardianAskedAgain, { userId, guardianAddress: to });
      if (!asked.includes(true)) throw new Conflict('not_waiting', 'guardians.refusal.notWaiting');
      if (!named) await keepGuardian(ctx, userId, to);
    }),
  );
  return describeGuardian(ctx);
}

/** We write to no guardian who wants no mail about children; the child then reads that she needs another address. */
async function refuseUnlessMailed(ctx: Pick<Ctx, 'db'>, to: string): Promise<void> {
  if (await refusesApprovals(ctx, to))
    throw new Invalid([{ path: 'emailAddress', messageKey: 'guardians.field.refusesMail' }]);
}

async function refusesApprovals(ctx: Pick<Ctx, 'db'>, to: string): Promise<boolean> {
  return (await findRefusedSince(ctx, to, 'approvals')) !== undefined;
}

/** Mails a guardian, unless too many mails went to that address today. */
async function mailGuardian(
  ctx: RequestCtx,
  share: MailQuota | undefined,
  send: () => Promise<void>,
): Promise<void> {
  await withMailQuotas(ctx, { share }, async ({ share }) => {
    if (!share.mayGo) throw new Forbidden('mail_limit', 'guardians.refusal.guardianMailLimit');
    await send();
    share.sent();
  });
}
