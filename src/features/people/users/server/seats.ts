import type { UserId } from '#core/ids.ts';
import { planOrTrial, seatsOf } from '#core/plans.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { readSeatRule } from '#features/people/server/plan-settings.ts';

type SeatsCtx = Pick<Ctx, 'db' | 'clock' | 'events'>;

/** How many seats someone's plan currently gives: none while it is free. */
export async function findSeats(ctx: SeatsCtx, userId: UserId): Promise<number> {
  const plan = planOrTrial(await findEntitlements(ctx, userId), ctx.clock.now());
  return seatsOf(plan, await readSeatRule(ctx));
}

/**
 * The same with a lock: other callers wait until this transaction ends, so that seats are assigned one after another.
 */
export async function lockSeats(ctx: SeatsCtx, userId: UserId): Promise<number> {
  await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return findSeats(ctx, userId);
}
