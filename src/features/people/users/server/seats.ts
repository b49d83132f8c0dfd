import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { planInForce, seatsOf } from '#features/people/policy.ts';

type SeatsCtx = Pick<Ctx, 'db' | 'clock'>;

/** How many seats someone's plan currently gives: none while it is free. */
export async function findSeats({ db, clock }: SeatsCtx, userId: UserId): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(['plan', 'plan_ends_at', 'trial_ends_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return 0;
  const now = clock.now();
  const plan = planInForce(row, now);
  const isOnTrial = plan === 'free' && row.trial_ends_at !== null && row.trial_ends_at > now;
  return seatsOf(isOnTrial ? 'trial' : plan);
}

/**
 * The same with a lock: other callers wait until this transaction ends, so that seats are assigned one after another.
 */
export async function lockSeats(ctx: SeatsCtx, userId: UserId): Promise<number> {
  await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return findSeats(ctx, userId);
}
