import { addDays, weekdayOf, type LocalDate } from '#core/local-date.ts';

export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** The first day of the period that a day falls in; weeks begin on Sunday. */
export function startOf(period: Period, day: LocalDate): LocalDate {
  switch (period) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, -weekdayOf(day));
    case 'month':
      return `${day.slice(0, 7)}-01`;
  }
}

/** The first day after the period that begins on `start`. */
export function endOf(period: Period, start: LocalDate): LocalDate {
  switch (period) {
    case 'day':
      return addDays(start, 1);
    case 'week':
      return addDays(start, 7);
    case 'month':
      return startOf('month', addDays(start, 31));
  }
}
