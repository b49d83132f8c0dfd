import { HDate } from '@hebcal/core';
import { addDays, localDateOf, type LocalDate } from '#core/local-date.ts';
import { hebrewDateOf, type CalendarPlace } from './holy-days.ts';
import { nightfallOf } from './sun.ts';

/** The first and the last day of a Hebrew month, by their daytime. */
export interface HebrewMonth {
  first: LocalDate;
  last: LocalDate;
}

/** The Hebrew month that a day falls in. */
export function hebrewMonthOf(date: LocalDate): HebrewMonth {
  const hebrew = hebrewDateOf(date);
  const first = addDays(date, 1 - hebrew.getDate());
  return { first, last: addDays(first, HDate.daysInMonth(hebrew.getMonth(), hebrew.getFullYear()) - 1) };
}

/** The Hebrew day at an instant and a place, named by its daytime: from nightfall on it is tomorrow’s. */
export function hebrewDayAt(instant: Date, place: CalendarPlace): LocalDate {
  const today = localDateOf(instant, place.timeZone);
  // In northern summers night falls after midnight, and until then it is yesterday’s day.
  const day = [addDays(today, -1), today].find((date) => instant < nightfallOf(date, place));
  return day ?? addDays(today, 1);
}
