import { HebrewCalendar, months, type HDate } from '@hebcal/core';
import type { Locale } from '#core/locale.ts';
import type { HolidayView, ReadingView } from '#features/curriculum/contract.ts';
import { civilDate, formatHebrewDays } from './hebrew-days.ts';
import { parshaNames } from './parsha-names.ts';

interface ToRead {
  inIsrael: boolean;
  locale: Locale;
  /** The year's holidays: a Shabbat that falls on one has its reading. */
  holidays: readonly HolidayView[];
}

/** The reading of each Shabbat between two Hebrew dates, and of Simchat Torah. */
export function readingsBetween(
  from: HDate,
  to: HDate,
  { inIsrael, locale, holidays }: ToRead,
): ReadingView[] {
  const sedra = HebrewCalendar.getSedra(from.getFullYear(), inIsrael);
  const readings: ReadingView[] = [];
  for (let day = from; day.abs() <= to.abs(); day = day.next()) {
    const finishesTorah = day.getMonth() === months.TISHREI && day.getDate() === (inIsrael ? 22 : 23);
    if (day.getDay() !== 6 && !finishesTorah) continue;
    const date = civilDate(day);
    const read = sedra.lookup(day);
    const names = finishesTorah ? ['Vezot Haberakhah'] : read.chag ? [] : read.parsha;
    const holiday = holidays.find(
      (other) => other.kind === 'yom-tov' && other.from <= date && date <= other.to,
    );
    readings.push({
      date,
      hebrewDate: formatHebrewDays(day, day, locale),
      ...(names.length > 0 ? { parsha: joinNames(names, locale) } : holiday && { holiday: holiday.name }),
    });
  }
  return readings;
}

function joinNames(names: readonly string[], locale: Locale): string {
  return names.map((name) => parshaNames[name]?.[locale] ?? name).join(locale === 'he' ? '־' : ' – ');
}
