import { addDays, daysOfMonth, type LocalDate } from '#core/local-date.ts';
import { weekOf } from '#core/week.ts';

/** What a class counts together: lessons done, or the minutes that they take. */
export const goalMeasures = ['stories', 'minutes'] as const;
export type GoalMeasure = (typeof goalMeasures)[number];

/** How long a class counts before it begins again. */
export const goalPeriods = ['week', 'month'] as const;
export type GoalPeriod = (typeof goalPeriods)[number];

/** The most that a class can set out to do. */
export const mostTogether: Record<GoalMeasure, number> = { stories: 5000, minutes: 50_000 };

/** In a smaller class, each could work out from the sum what another has done. */
export const fewestTogether = 3;

/** The first day of the period that a day is in, and the day after its last: a week begins on Sunday and ends with Shabbat. */
export function periodOf(day: LocalDate, period: GoalPeriod): { first: LocalDate; after: LocalDate } {
  if (period === 'week') {
    const { sunday, shabbat } = weekOf(day);
    return { first: sunday, after: addDays(shabbat, 1) };
  }
  const days = daysOfMonth(day);
  return { first: days[0] ?? day, after: addDays(days.at(-1) ?? day, 1) };
}
