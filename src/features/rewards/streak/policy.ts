import { addDays, type LocalDate } from '#core/local-date.ts';

/** A person's streak, with every day up to `settledThrough` accounted for; undefined before her first. */
export interface Streak {
  current: number;
  longest: number;
  /** The number held now, and the number ever bought. */
  freezes: number;
  bought: number;
  settledThrough: LocalDate | undefined;
}

export const noStreak: Streak = { current: 0, longest: 0, freezes: 0, bought: 0, settledThrough: undefined };

/**
 * Accounts for the days before today: a holy day is neutral, a missed ordinary one uses a freeze, in order, and without
 * one ends the streak. `frozen` are the days that used one. A freeze is never spent without a streak.
 */
export function settle(
  streak: Streak,
  today: LocalDate,
  isHoly: (day: LocalDate) => boolean,
): { streak: Streak; frozen: LocalDate[] } {
  const { settledThrough } = streak;
  const yesterday = addDays(today, -1);
  if (settledThrough === undefined || settledThrough >= yesterday) return { streak, frozen: [] };
  let { current, freezes } = streak;
  const frozen: LocalDate[] = [];
  for (let day = addDays(settledThrough, 1); day < today && current > 0; day = addDays(day, 1)) {
    if (isHoly(day)) continue;
    if (freezes > 0) {
      freezes -= 1;
      frozen.push(day);
    } else {
      current = 0;
    }
  }
  return { streak: { ...streak, current, freezes, settledThrough: yesterday }, frozen };
}

/** Counts a day on which something was completed; a day that is already accounted for changes nothing. */
export function countDay(settled: Streak, day: LocalDate): Streak {
  if (settled.settledThrough !== undefined && day <= settled.settledThrough) return settled;
  const current = settled.current + 1;
  return { ...settled, current, longest: Math.max(settled.longest, current), settledThrough: day };
}
