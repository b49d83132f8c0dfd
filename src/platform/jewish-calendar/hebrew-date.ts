import { gematriya } from '@hebcal/core';
import { dayFormat } from '#core/day-format.ts';
import { locales, type Locale } from '#core/locale.ts';
import { noonOf, type LocalDate } from '#core/local-date.ts';
import { hebrewDateOf } from './holy-days.ts';

/** The Hebrew day of the month in letters: `י״ב`. */
export function hebrewDayLetters(date: LocalDate): string {
  return gematriya(hebrewDateOf(date).getDate());
}

/** The Hebrew date of a day's daytime, without its year, in a language. */
export function formatHebrewDay(date: LocalDate, locale: Locale): string {
  return format(locale, { day: 'numeric', month: 'long' }).format(noonOf(date));
}

/** The Hebrew date of a day's daytime, with its year; in Hebrew in letters. */
export function formatHebrewDate(date: LocalDate, locale: Locale): string {
  const said = format(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(noonOf(date));
  return locale === 'he' ? said.replace(/\d+/g, (number) => gematriya(Number(number))) : said;
}

/** The Hebrew month or months from one day to another, with the year; in Hebrew the year in letters. */
export function formatHebrewMonths(from: LocalDate, to: LocalDate, locale: Locale): string {
  const [first, last] = [from, to].map((date) => {
    const year = hebrewDateOf(date).getFullYear();
    return {
      month: format(locale, { month: 'long' }).format(noonOf(date)),
      year: locale === 'he' ? gematriya(year) : String(year),
    };
  }) as [HebrewMonth, HebrewMonth];
  if (first.year !== last.year) return `${first.month} ${first.year} – ${last.month} ${last.year}`;
  return first.month === last.month
    ? `${last.month} ${last.year}`
    : `${first.month} – ${last.month} ${last.year}`;
}

interface HebrewMonth {
  month: string;
  year: string;
}

function format(locale: Locale, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dayFormat(`${locales[locale].tag}-u-ca-hebrew`, parts);
}
