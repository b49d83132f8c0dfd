import { HebrewCalendar, Locale as Names, Sedra } from '@hebcal/core';
import type { Locale } from '#core/locale.ts';
import { weekdayOf, type LocalDate } from '#core/local-date.ts';
import type { Place } from '#core/places.ts';
import { hebrewDateOf } from './holy-days.ts';

/** What a Shabbat is called after. `text` is in Hebrew letters where its language has no fixed spelling of its own. */
export interface ShabbatName {
  kind: 'parasha' | 'holiday';
  text: string;
  lang: 'en' | 'he';
}

/** Languages in Latin letters read the names as they are written in English books. */
const inHebrewLetters: readonly Locale[] = ['he', 'ru'];

/** The portion that is read on a Shabbat at a place, or the holiday that it falls on; undefined for any other day. */
export function nameShabbat(
  date: LocalDate,
  { country }: Pick<Place, 'country'>,
  locale: Locale,
): ShabbatName | undefined {
  if (weekdayOf(date) !== 6) return undefined;
  const inIsrael = country === 'IL';
  const hebrew = hebrewDateOf(date);
  const lang = inHebrewLetters.includes(locale) ? 'he' : 'en';
  const say = (name: string) => (lang === 'he' ? Names.gettext(name, 'he-x-NoNikud') : name);
  const { parsha, chag } = new Sedra(hebrew.getFullYear(), inIsrael).lookup(hebrew);
  if (!chag) return { kind: 'parasha', text: parsha.map(say).join(lang === 'he' ? '־' : '-'), lang };
  const [holiday] = HebrewCalendar.getHolidaysOnDate(hebrew, inIsrael) ?? [];
  return holiday && { kind: 'holiday', text: say(holiday.basename()), lang };
}
