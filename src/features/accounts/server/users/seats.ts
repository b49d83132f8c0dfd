import type { UserId } from '../../../../core/ids.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import { seatsOf } from '../../policy.ts';

type SeatsCtx = Pick<Ctx, 'db' | 'clock'>;

/** How many seats somebody's plan gives now: none while it is free. */
export async function findSeats({ db, clock }: SeatsCtx, userId: UserId): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(['plan', 'trial_ends_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return 0;
  const isOnTrial = row.plan === 'free' && row.trial_ends_at !== null && row.trial_ends_at > clock.now();
  return seatsOf(isOnTrial ? 'trial' : row.plan);
}

/**
 * The same; until the caller's transaction ends whoever asks this way waits, so that seats are given one after another.
 */
export async function lockSeats(ctx: SeatsCtx, userId: UserId): Promise<number> {
  await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return findSeats(ctx, userId);
}
