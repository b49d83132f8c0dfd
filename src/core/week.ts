import { addDays, weekdayOf, type LocalDate } from './local-date.ts';

/** A week from Sunday to Shabbat, by its first day, its Friday and its Shabbat. */
export interface Week {
  sunday: LocalDate;
  friday: LocalDate;
  shabbat: LocalDate;
}

export function weekOf(date: LocalDate): Week {
  const sunday = addDays(date, -weekdayOf(date));
  return { sunday, friday: addDays(sunday, 5), shabbat: addDays(sunday, 6) };
}
