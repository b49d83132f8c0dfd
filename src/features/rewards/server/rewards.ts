import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import type { RewardsView } from '../contract.ts';
import { levelNameKey, levelOf } from '../policy.ts';
import { noStreak } from '../streak/policy.ts';
import { readLevelRule } from './reward-settings.ts';
import { settledStreak, toStreak } from '../streak/server/streaks.ts';

/** The caller's points, level, coins and streak. `redemptions` is how often she has spent coins in the store. */
export async function getRewards(ctx: Ctx): Promise<RewardsView> {
  const { points, coins, redemptions, streak: row } = await readBalance(ctx, signedIn(ctx).userId);
  const { level, earnedPoints, totalPoints } = levelOf(points, await readLevelRule(ctx));
  const place = visitorPlace(ctx);
  const today = localDateOf(ctx.clock.now(), place.timeZone);
  const { streak } = settledStreak(row ? toStreak(row) : noStreak, today, place);
  return {
    points,
    nextLevel: { earnedPoints, totalPoints },
    level,
    levelName: ctx.say(levelNameKey(level)),
    coins,
    redemptions,
    streak: streak.current,
  };
}

interface Balance {
  points: number;
  coins: number;
  redemptions: number;
  streak: Parameters<typeof toStreak>[0] | null;
}

/** What someone's ledgers add up to, and her streak. */
export async function readBalance({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Balance> {
  const { rows } = await sql<Balance>`
    select
      (
        select coalesce(sum(points), 0) from point_entries where user_id = ${userId} and taken_back_at is null
      ) as points,
      (
        select coalesce(sum(balance), 0)::bigint from coin_accounts where user_id = ${userId} and kind = 'person'
      ) as coins,
      (
        select count(*) from coin_transfers transfer join coin_accounts account on account.id = transfer.person
        where account.user_id = ${userId} and transfer.kind = 'spent'
      ) as redemptions,
      (select to_json(s) from streaks s where user_id = ${userId}) as streak
  `.execute(db);
  return rows[0] ?? { points: 0, coins: 0, redemptions: 0, streak: null };
}
