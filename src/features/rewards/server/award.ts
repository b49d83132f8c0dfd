import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Award } from '../contract.ts';
import { coinsForPoints, levelOf, pointsFor } from '../policy.ts';
import type { AwardInput } from './award-input.ts';
import { giveBadges } from '../badges/server/badges.ts';
import { findLearner, lockRewards } from './learner.ts';
import { readLevelRule, readPoints, readScorePoints } from './reward-settings.ts';
import { countToday } from '../streak/server/streaks.ts';

const nothing: Award = { points: 0, coins: 0 };

/**
 * Gives a person what she earns with a completed item, exactly once: points, coins, a day of her streak and badges; a
 * repeat returns zeros, as does classic mode (spec §5). Joins the caller's transaction. Checks nothing; the calling
 * code must know that she completed the item.
 */
export async function award(ctx: Ctx, input: AwardInput): Promise<Award> {
  const { userId, itemId, type, score } = input;
  const points = pointsFor(await readPoints(ctx), await readScorePoints(ctx), { type, score });
  const levelRule = await readLevelRule(ctx);
  const learner = await findLearner(ctx, userId);
  if (learner.classicMode) return nothing;
  return inTransaction(ctx, async (ctx) => {
    const { db, clock } = ctx;
    // Coins depend on the running total, so concurrent awards to one person wait for each other.
    await lockRewards(db, userId);
    const now = clock.now();
    const entry = await db
      .insertInto('point_entries')
      .values({ user_id: userId, item_id: itemId, type, points, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('points')
      .executeTakeFirst();
    if (!entry) return nothing;

    const { total } = await db
      .selectFrom('point_entries')
      .select(({ fn }) => fn.sum<number>('points').as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const before = total - points;
    const coins = coinsForPoints(before, points);
    if (coins > 0) {
      await db
        .insertInto('coin_entries')
        .values({ user_id: userId, kind: 'points', reference: itemId, coins, created_at: now })
        .execute();
    }
    const { level } = levelOf(total, levelRule);
    const { longest: longestStreak } = await countToday(ctx, learner);
    await giveBadges(ctx, input, { level, longestStreak });
    return level > levelOf(before, levelRule).level ? { points, coins, level } : { points, coins };
  });
}
