import { HebrewCalendar, months, type HDate } from '@hebcal/core';
import type { Locale } from '../../../../core/locale.ts';
import type { ReadingView } from '../../contract.ts';
import { civilDate, formatHebrewDays } from './hebrew-days.ts';
import { parshaNames } from './parsha-names.ts';

/** What is read on each Shabbat from one Hebrew date to another, and on Simchat Torah. */
export function readingsBetween(
  from: HDate,
  to: HDate,
  { inIsrael, locale }: { inIsrael: boolean; locale: Locale },
): ReadingView[] {
  const sedra = HebrewCalendar.getSedra(from.getFullYear(), inIsrael);
  const readings: ReadingView[] = [];
  for (let day = from; day.abs() <= to.abs(); day = day.next()) {
    const finishesTorah = day.getMonth() === months.TISHREI && day.getDate() === (inIsrael ? 22 : 23);
    if (day.getDay() !== 6 && !finishesTorah) continue;
    const read = sedra.lookup(day);
    const names = finishesTorah ? ['Vezot Haberakhah'] : read.chag ? [] : read.parsha;
    readings.push({
      date: civilDate(day),
      hebrewDate: formatHebrewDays(day, day, locale),
      ...(names.length > 0 && { parsha: joinNames(names, locale) }),
    });
  }
  return readings;
}

function joinNames(names: readonly string[], locale: Locale): string {
  return names.map((name) => parshaNames[name]?.[locale] ?? name).join(locale === 'he' ? '־' : ' – ');
}
