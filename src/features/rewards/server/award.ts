import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Award } from '../contract.ts';
import { coinsForPoints, levelOf, pointsFor } from '../policy.ts';
import type { AwardInput } from './award-input.ts';
import { giveBadges } from '../badges/server/badges.ts';
import { issueCoins } from '../coins/server/coins.ts';
import { findLearner, lockRewards } from './learner.ts';
import { enterPoints, referenceOf, sumPoints } from './points.ts';
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
    const { db } = ctx;
    // Coins depend on the running total, so concurrent awards to one person wait for each other.
    await lockRewards(db, userId);
    const entry = await enterPoints(ctx, input, points);
    if (!entry) return nothing;

    const total = await sumPoints(ctx, userId);
    const before = total - points;
    const coins = coinsForPoints(before, points);
    if (coins > 0)
      await issueCoins(ctx, { userId, reference: referenceOf(itemId, entry), coins, from: 'points' });
    const { level } = levelOf(total, levelRule);
    const { longest: longestStreak } = await countToday(ctx, learner);
    await giveBadges(ctx, input, { level, longestStreak });
    return level > levelOf(before, levelRule).level ? { points, coins, level } : { points, coins };
  });
}
