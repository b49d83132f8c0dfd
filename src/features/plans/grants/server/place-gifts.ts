import type { UserId } from '#core/ids.ts';
import { listGrants, moveGrant } from '#features/billing/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { movedGifts, type OwnPlan } from '../policy.ts';
import { planTurns } from './plan-turns.ts';

/** Has gifts wait while their receiver pays for more than they give, and go on when she no longer does. In the caller's transaction, which has locked the account. */
export async function placeGifts(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  own: OwnPlan | undefined,
): Promise<void> {
  for (const { id, ...times } of movedGifts(await listGrants(ctx, userId), own, ctx.clock.now())) {
    await moveGrant(ctx, userId, id, times);
    await planTurns(ctx, userId, { id, ...times });
  }
}
