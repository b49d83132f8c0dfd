import { HDate, months } from '@hebcal/core';
import { addDays, noonOf, weekdayOf, type LocalDate } from '#core/local-date.ts';
import type { Place } from '#core/places.ts';

export type HolyDay = 'shabbat' | 'yom_tov';

/** What decides which days are holy: Israel keeps one day of Yom Tov where all others keep two. */
export type CalendarPlace = Pick<Place, 'id' | 'country' | 'timeZone' | 'latitude' | 'longitude'>;

/** The days of Yom Tov, by Hebrew month: everywhere, and where a second day is kept (Beitzah 4b). */
const yomTov: Partial<Record<number, { everywhere: readonly number[]; secondDays: readonly number[] }>> = {
  // Rosh Hashana has two days everywhere; Yom Kippur is one.
  [months.TISHREI]: { everywhere: [1, 2, 10, 15, 22], secondDays: [16, 23] },
  [months.NISAN]: { everywhere: [15, 21], secondDays: [16, 22] },
  [months.SIVAN]: { everywhere: [6], secondDays: [7] },
};

/** The Hebrew date of a day's daytime. */
export function hebrewDateOf(date: LocalDate): HDate {
  const noon = noonOf(date);
  // HDate reads the date parts in the process's own zone.
  return new HDate(new Date(noon.getUTCFullYear(), noon.getUTCMonth(), noon.getUTCDate(), 12));
}

/** The holy day of a day's daytime at a place; Yom Tov takes precedence over Shabbat. Undefined on an ordinary day. */
export function holyDayOf(date: LocalDate, { country }: Pick<Place, 'country'>): HolyDay | undefined {
  const hebrew = hebrewDateOf(date);
  const days = yomTov[hebrew.getMonth()];
  const dayOfMonth = hebrew.getDate();
  if (days?.everywhere.includes(dayOfMonth)) return 'yom_tov';
  if (country !== 'IL' && days?.secondDays.includes(dayOfMonth)) return 'yom_tov';
  return weekdayOf(date) === 6 ? 'shabbat' : undefined;
}

export function isHolyDay(date: LocalDate, place: Pick<Place, 'country'>): boolean {
  return holyDayOf(date, place) !== undefined;
}

/** The first ordinary day after a day. There are never more than three holy days in a row. */
export function nextOrdinaryDay(date: LocalDate, place: Pick<Place, 'country'>): LocalDate {
  let next = addDays(date, 1);
  while (isHolyDay(next, place)) next = addDays(next, 1);
  return next;
}
