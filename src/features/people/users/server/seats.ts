import type { UserId } from '#core/ids.ts';
import { planOrTrial, seatsOf } from '#core/plans.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findSeatGrounds } from '#features/billing/server/public.ts';
import { readSeatRule } from '#features/people/server/plan-settings.ts';

type SeatsCtx = Pick<Ctx, 'db' | 'clock' | 'events'>;

/** How many seats someone's plans currently give: none while she has no paid one. */
export async function findSeats(ctx: SeatsCtx, userId: UserId): Promise<number> {
  const { held, granted } = await findSeatGrounds(ctx, userId);
  const ofPlan = seatsOf(planOrTrial(held, ctx.clock.now()), await readSeatRule(ctx));
  return Math.max(ofPlan, granted);
}

/**
 * The same with a lock: other callers wait until this transaction ends, so that seats are assigned one after another.
 */
export async function lockSeats(ctx: SeatsCtx, userId: UserId): Promise<number> {
  await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return findSeats(ctx, userId);
}
