import { dayFormat } from './day-format.ts';
import { locales, type Locale } from './locale.ts';
import { noonOf, type LocalDate } from './local-date.ts';

/** A day as people of the language write it. */
export const sayDay = (day: LocalDate, locale: Locale): string =>
  dayFormat(locales[locale].tag, { dateStyle: 'long' }).format(noonOf(day));
