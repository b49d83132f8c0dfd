import type { UserId } from '#core/ids.ts';
import { planOrTrial, seatsOf } from '#core/plans.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findEntitlements } from '#features/billing/server/public.ts';

type SeatsCtx = Pick<Ctx, 'db' | 'clock'>;

/** How many seats someone's plan currently gives: none while it is free. */
export async function findSeats(ctx: SeatsCtx, userId: UserId): Promise<number> {
  return seatsOf(planOrTrial(await findEntitlements(ctx, userId), ctx.clock.now()));
}

/**
 * The same with a lock: other callers wait until this transaction ends, so that seats are assigned one after another.
 */
export async function lockSeats(ctx: SeatsCtx, userId: UserId): Promise<number> {
  await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return findSeats(ctx, userId);
}
