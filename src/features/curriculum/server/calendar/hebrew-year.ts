import { gematriya, HDate } from '@hebcal/core';
import type { Locale } from '#core/locale.ts';
import type { HolidayView, ReadingView } from '#features/curriculum/contract.ts';
import { civilDate, firstDay, hebrewDateOf, monthIdOf, monthName, monthsOfYear } from './hebrew-days.ts';
import { holidaysOf } from './holidays.ts';
import type { MonthId } from './month-ids.ts';
import { readingsBetween } from './readings.ts';

export interface HebrewYear {
  number: number;
  /** `5787`, in Hebrew `תשפ״ז`. */
  name: string;
  isLeap: boolean;
  /** The current month, if it is in this year. */
  monthNow?: MonthId;
  months: HebrewMonth[];
}

export interface HebrewMonth {
  id: MonthId;
  name: string;
  /** Civil days. */
  from: string;
  to: string;
  holidays: HolidayView[];
  readings: ReadingView[];
}

interface YearToShow {
  /** A Hebrew year; the year of `now` if left out. */
  year: number | undefined;
  now: Date;
  inIsrael: boolean;
  locale: Locale;
}

/** A Hebrew year by month: when each begins and ends, its holidays (in the month they begin) and its weekly portions. */
export function hebrewYear({ year, now, inIsrael, locale }: YearToShow): HebrewYear {
  const today = hebrewDateOf(now);
  const number = year ?? today.getFullYear();
  const holidays = holidaysOf(number, inIsrael, locale);
  return {
    number,
    name: locale === 'he' ? gematriya(number) : String(number),
    isLeap: HDate.isLeapYear(number),
    ...(today.getFullYear() === number && { monthNow: monthIdOf(today) }),
    months: monthsOfYear(number).map((id) => {
      const first = firstDay(id, number);
      const last = new HDate(first.daysInMonth(), first.getMonth(), number);
      return {
        id,
        name: monthName(id, number, locale),
        from: civilDate(first),
        to: civilDate(last),
        holidays: holidays.flatMap(({ month, ...holiday }) => (month === first.getMonth() ? [holiday] : [])),
        readings: readingsBetween(first, last, { inIsrael, locale, holidays }),
      };
    }),
  };
}
