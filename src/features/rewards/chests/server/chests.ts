import { randomInt } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { addDays, localDateOf, type LocalDate } from '#core/local-date.ts';
import type { Place } from '#core/places.ts';
import { Conflict, Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isHolyDay } from '#platform/jewish-calendar/holy-days.ts';
import type { ChestAnswer } from '#features/rewards/dashboard/contract.ts';
import { issueCoins } from '#features/rewards/coins/server/coins.ts';
import { drawChest } from '../policy.ts';
import { findLearner, lockRewards, type Learner } from '#features/rewards/server/learner.ts';
import { findRest } from '#features/rewards/streak/server/rest.ts';
import { readChestOdds } from '#features/rewards/server/reward-settings.ts';

/** How many chests a day has: two after a stretch of Shabbat and Yom Tov, otherwise one (decisions: daily chest). */
export function chestsOf(day: LocalDate, place: Place): number {
  return isHolyDay(addDays(day, -1), place) ? 2 : 1;
}

/** An opened chest: its day, and where that day was. */
export interface OpenedChest {
  day: LocalDate;
  draws: number[];
  zone: string | null;
}

/**
 * Whether the last chest opened is still that of `today`: until it is a later day both here and where it was opened, so
 * that a journey cannot open tomorrow's.
 */
export function isOfToday(
  { day, zone }: Pick<OpenedChest, 'day' | 'zone'>,
  today: LocalDate,
  now: Date,
): boolean {
  return day >= today || (zone !== null && localDateOf(now, zone) <= day);
}

/**
 * Opens today's chests; a repeat returns what they held, even if clock or place have changed since. Refuses on Shabbat
 * and Yom Tov with `holy_day`, before anything is completed today with `nothing_completed`, and in classic mode.
 */
export async function openChest(ctx: Ctx): Promise<ChestAnswer> {
  const learner = await findLearner(ctx, signedIn(ctx).userId);
  if (learner.classicMode) throw new Forbidden('classic_mode', 'rewards.refusal.classicMode');
  const odds = await readChestOdds(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { db, clock } = ctx;
    const { userId, place } = learner;
    await lockRewards(db, userId);
    const now = clock.now();
    const day = localDateOf(now, place.timeZone);
    const last = await findLastChest(ctx, learner);
    if (last && isOfToday(last, day, now)) return toAnswer(last.day, last.draws);
    const rest = findRest(now, place, ctx.locale);
    if (rest) throw new Conflict('holy_day', 'rewards.refusal.holyDayChest', rest);
    if (!(await hasCompleted(ctx, learner, day)))
      throw new Conflict('nothing_completed', 'rewards.refusal.nothingCompleted');

    const draws = Array.from({ length: chestsOf(day, place) }, () => drawChest(odds, randomInt(100)));
    const answer = toAnswer(day, draws);
    await db
      .insertInto('daily_chests')
      .values({ user_id: userId, day, zone: place.timeZone, draws: JSON.stringify(draws), opened_at: now })
      .execute();
    await issueCoins(ctx, { userId, reference: day, coins: answer.coins, from: 'chest' });
    return answer;
  });
}

async function findLastChest({ db }: Ctx, { userId }: Learner): Promise<OpenedChest | undefined> {
  return db
    .selectFrom('daily_chests')
    .select(['day', 'draws', 'zone'])
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function hasCompleted({ db }: Ctx, { userId }: Learner, day: LocalDate): Promise<boolean> {
  const row = await db
    .selectFrom('streak_days')
    .select('day')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('kind', '=', 'done')
    .executeTakeFirst();
  return row !== undefined;
}

function toAnswer(day: LocalDate, draws: number[]): ChestAnswer {
  return { day, draws, coins: draws.reduce((sum, coins) => sum + coins, 0) };
}
