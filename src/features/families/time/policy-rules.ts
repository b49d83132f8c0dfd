import { weekdayOf, type LocalDate } from '#core/local-date.ts';
import { minutesLeft, onDay, type SpentTime } from './policy.ts';

/** A time of the day by the clock on the wall, in minutes since midnight. */
export type DayMinute = number;

/** When someone may learn on a screen. */
export interface TimeRules {
  /** For each day of the week from Sunday: how long, in minutes; 0 is not at all, null as long as she likes. */
  minutes: readonly (number | null)[];
  /** From when until when she rests each day; if it ends earlier than it begins, over midnight. */
  quiet: { from: DayMinute; until: DayMinute } | undefined;
  /** What her family does on Shabbat and Yom Tov: screens rest, or the day is like any other. */
  holy: 'rest' | 'open';
}

/** Stands in `users.minutes_per_day` where hours or days are limited, but never the minutes: as long as a day is. */
export const wholeDay = 24 * 60;

/** The same number of minutes every day, and nothing else. */
export function everyDay(minutesPerDay: number): TimeRules {
  return { minutes: Array<number>(7).fill(minutesPerDay), quiet: undefined, holy: 'open' };
}

/** How long she may learn on this day; undefined is as long as she likes. */
export function limitOn({ minutes }: TimeRules, day: LocalDate): number | undefined {
  return minutes[weekdayOf(day)] ?? undefined;
}

/** What is left of the day, in minutes; undefined without a limit. */
export function leftOn(rules: TimeRules, spent: SpentTime): number | undefined {
  const limit = limitOn(rules, spent.day);
  return limit === undefined ? undefined : minutesLeft(spent, limit);
}

/**
 * Why the minutes of a day are used up, if they are: `day` is a day of the week that has none, `minutes` one whose
 * minutes are spent.
 */
export function findUsedUp(
  rules: TimeRules,
  spent: SpentTime,
  day: LocalDate,
): { reason: 'day' | 'minutes'; day: LocalDate } | undefined {
  const then = onDay(spent, day);
  if (leftOn(rules, then) !== 0) return undefined;
  const hasNone = limitOn(rules, then.day) === 0 && then.extraMinutes === 0;
  return { reason: hasNone ? 'day' : 'minutes', day: then.day };
}

/** Whether a time of the day is in the quiet hours. */
export function isQuiet({ quiet }: TimeRules, at: DayMinute): boolean {
  if (!quiet) return false;
  const { from, until } = quiet;
  return from < until ? from <= at && at < until : at >= from || at < until;
}

/**
 * What `users.minutes_per_day` says beside the rules: whether there are any, for what is read with every session, and the
 * least of their minutes.
 */
export function standInFor({ minutes }: TimeRules): number {
  return Math.min(wholeDay, ...minutes.filter((limit) => limit !== null && limit > 0).map(Number));
}
