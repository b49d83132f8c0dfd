import { randomInt } from 'node:crypto';
import { signedIn } from '../../../core/actor.ts';
import { addDays, localDateOf, type LocalDate } from '../../../core/local-date.ts';
import type { Place } from '../../../core/places.ts';
import { Conflict, Forbidden } from '../../../core/refusals.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { isHolyDay } from '../../../platform/jewish-calendar/holy-days.ts';
import type { ChestAnswer } from '../contract-dashboard.ts';
import { drawChest } from '../policy-chest.ts';
import { findLearner, lockRewards, type Learner } from './learner.ts';
import { findRest } from './rest.ts';
import { readChestOdds } from './reward-settings.ts';

/** How many chests a day has: after a stretch of Shabbat and Yom Tov two, else one (decisions: daily chest). */
export function chestsOf(day: LocalDate, place: Place): number {
  return isHolyDay(addDays(day, -1), place) ? 2 : 1;
}

/**
 * Opens what chests today has; asking again answers what they held, also where clock or place have gone back since. Refuses
 * on Shabbat and Yom Tov with `holy_day`, before anything is completed today with `nothing_completed`, and in classic mode.
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
    const opened = await findOpened(ctx, learner, day);
    if (opened) return opened;
    const rest = findRest(now, place, ctx.locale);
    if (rest) throw new Conflict('holy_day', 'rewards.refusal.holyDayChest', rest);
    if (!(await hasCompleted(ctx, learner, day)))
      throw new Conflict('nothing_completed', 'rewards.refusal.nothingCompleted');

    const draws = Array.from({ length: chestsOf(day, place) }, () => drawChest(odds, randomInt(100)));
    const answer = toAnswer(day, draws);
    await db
      .insertInto('daily_chests')
      .values({ user_id: userId, day, draws: JSON.stringify(draws), opened_at: now })
      .execute();
    await db
      .insertInto('coin_entries')
      .values({ user_id: userId, kind: 'chest', reference: day, coins: answer.coins, created_at: now })
      .execute();
    return answer;
  });
}

async function findOpened(
  { db }: Ctx,
  { userId }: Learner,
  day: LocalDate,
): Promise<ChestAnswer | undefined> {
  const row = await db
    .selectFrom('daily_chests')
    .select(['day', 'draws'])
    .where('user_id', '=', userId)
    .where('day', '>=', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toAnswer(row.day, row.draws);
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
