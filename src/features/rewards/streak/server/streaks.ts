import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { localDateOf, type LocalDate } from '#core/local-date.ts';
import type { Place } from '#core/places.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { isHolyDay } from '#platform/jewish-calendar/holy-days.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';
import { countDay, noStreak, settle, type Streak } from '../policy.ts';
import type { Learner } from '#features/rewards/server/learner.ts';

type StreakRow = Omit<Selectable<Tables['streaks']>, 'user_id'>;

export function toStreak({ current, longest, freezes, bought, settled_through }: StreakRow): Streak {
  return { current, longest, freezes, bought, settledThrough: settled_through ?? undefined };
}

/** A streak as of today at a place: nothing is written, but a later write gives the same result. */
export function settledStreak(streak: Streak, today: LocalDate, place: Place) {
  return settle(streak, today, (day) => isHolyDay(day, place));
}

/** Settles the streak up to yesterday and saves it. Call it in the transaction that holds her rewards lock. */
export async function settleStreak({ db, clock }: Ctx, { userId, place }: Learner): Promise<Streak> {
  const row = await db
    .selectFrom('streaks')
    .select(['current', 'longest', 'freezes', 'bought', 'settled_through'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return noStreak;
  const before = toStreak(row);
  const { streak, frozen } = settledStreak(before, localDateOf(clock.now(), place.timeZone), place);
  if (streak === before) return streak;
  await addDays(db, userId, frozen, 'frozen');
  await saveStreak(db, userId, streak);
  return streak;
}

/**
 * Counts today for the streak, since something was completed; returns the resulting streak. On Shabbat and Yom Tov,
 * from candle lighting on, nothing counts. Call it in the transaction that holds her rewards lock.
 */
export async function countToday(ctx: Ctx, learner: Learner): Promise<Streak> {
  const { db, clock } = ctx;
  const { userId, place } = learner;
  const settled = await settleStreak(ctx, learner);
  const today = localDateOf(clock.now(), place.timeZone);
  if (isHolyDay(today, place) || isMelachaForbidden(clock.now(), place)) return settled;
  const streak = countDay(settled, today);
  if (streak === settled) return settled;
  await addDays(db, userId, [today], 'done');
  await saveStreak(db, userId, streak);
  return streak;
}

export async function saveStreak(db: Db, userId: UserId, streak: Streak): Promise<void> {
  const { current, longest, freezes, bought, settledThrough } = streak;
  const row = { current, longest, freezes, bought, settled_through: settledThrough ?? null };
  await db
    .insertInto('streaks')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

async function addDays(db: Db, userId: UserId, days: LocalDate[], kind: 'done' | 'frozen'): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('streak_days')
    .values(days.map((day) => ({ user_id: userId, day, kind })))
    .execute();
}
