import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Place } from '#core/places.ts';
import { hebrewDateOf } from '#platform/jewish-calendar/holy-days.ts';
import { holidaysOf } from './holidays.ts';

/** What the Yom Tov of a day's daytime is called; undefined on other days, and between the days of Pesach and Sukkot too. */
export function nameYomTov(
  day: LocalDate,
  { country }: Pick<Place, 'country'>,
  locale: Locale,
): string | undefined {
  const year = hebrewDateOf(day).getFullYear();
  const holidays = holidaysOf(year, country === 'IL', locale);
  return holidays.find(({ kind, from, to }) => kind === 'yom-tov' && from <= day && day <= to)?.name;
}
