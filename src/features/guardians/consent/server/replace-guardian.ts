import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { endLinks } from '#platform/links/links.ts';
import { guardianLinks } from './link-kinds.ts';
import { keepGuardian } from './name-guardian.ts';

const answers = [guardianLinks.guardian, guardianLinks.guardianWithdrawal];

/** Someone else answers for a child from now on: mails to the guardian before decide nothing anymore. Call it in a transaction. */
export async function replaceGuardian(ctx: Ctx, userId: UserId, emailAddress: string): Promise<void> {
  await endLinks(ctx, userId, answers);
  await keepGuardian(ctx, userId, emailAddress);
}

/** Nobody answers anymore for someone who has come of age. Call it in a transaction. */
export async function endGuardian(ctx: Ctx, userId: UserId): Promise<void> {
  await endLinks(ctx, userId, answers);
  await ctx.db.deleteFrom('guardians').where('user_id', '=', userId).execute();
}
