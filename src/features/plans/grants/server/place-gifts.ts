import type { UserId } from '#core/ids.ts';
import { moveGrant } from '#features/billing/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { movedGifts, type KnownGrant, type OwnPlan } from '../policy.ts';
import { planTurns } from './plan-turns.ts';

/** Has gifts wait while their receiver pays for more than they give, and go on when she no longer does. In the caller's transaction, which has locked the account. */
export async function placeGifts(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  { own, grants }: { own: OwnPlan | undefined; grants: readonly KnownGrant[] },
): Promise<void> {
  for (const { id, ...times } of movedGifts(grants, own, ctx.clock.now())) {
    await moveGrant(ctx, userId, id, times);
    await planTurns(ctx, userId, { id, ...times });
  }
}
