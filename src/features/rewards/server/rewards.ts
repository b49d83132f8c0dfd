import { signedIn } from '../../../core/actor.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/ctx.ts';
import type { RewardsView } from '../contract.ts';
import { levelNameKey, levelOf } from '../policy.ts';
import { readLevelRule } from './reward-settings.ts';

/** Points, level and coins of who asks. `redemptions` and `streak` are 0 until there is a store and a calendar. */
export async function getRewards(ctx: Ctx): Promise<RewardsView> {
  const { points, coins } = await readBalance(ctx, signedIn(ctx).userId);
  const { level, earnedPoints, totalPoints } = levelOf(points, await readLevelRule(ctx));
  return {
    points,
    nextLevel: { earnedPoints, totalPoints },
    level,
    levelName: ctx.say(levelNameKey(level)),
    coins,
    redemptions: 0,
    streak: 0,
  };
}

async function readBalance({ db }: Ctx, userId: string): Promise<{ points: number; coins: number }> {
  const { rows } = await sql<{ points: number; coins: number }>`
    select
      (select coalesce(sum(points), 0) from point_entries where user_id = ${userId}) as points,
      (select coalesce(sum(coins), 0) from coin_entries where user_id = ${userId}) as coins
  `.execute(db);
  return rows[0] ?? { points: 0, coins: 0 };
}
