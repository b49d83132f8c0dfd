import { dayFormat } from '#core/day-format.ts';
import { locales, type Locale } from '#core/locale.ts';
import { addDays, noonOf, weekdayOf, type LocalDate } from '#core/local-date.ts';
import type { Place } from '#core/places.ts';
import {
  formatHebrewDay,
  formatHebrewMonths,
  hebrewDayLetters,
} from '#platform/jewish-calendar/hebrew-date.ts';
import { isHolyDay } from '#platform/jewish-calendar/holy-days.ts';
import type { CalendarDay, DashboardView } from '#features/rewards/dashboard/contract.ts';

/**
 * The days of a month in both calendars, and what each was for the streak. Worded on the server, so that browsers need
 * no calendar code.
 */
export function describeMonth(
  month: readonly LocalDate[],
  kinds: ReadonlyMap<LocalDate, 'done' | 'frozen'>,
  place: Place,
  locale: Locale,
): DashboardView['calendar'] {
  const [first = '', last = ''] = [month[0], month.at(-1)];
  const sunday = addDays(first, -weekdayOf(first));
  const week = Array.from({ length: 7 }, (_, index) => noonOf(addDays(sunday, index)));
  const format = (parts: Intl.DateTimeFormatOptions) => dayFormat(locales[locale].tag, parts);
  const long = format({ weekday: 'long' });
  const short = format({ weekday: 'narrow' });
  const inWords = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const describe = (date: LocalDate): CalendarDay => ({
    date,
    state: kinds.get(date) ?? (isHolyDay(date, place) ? 'holy' : 'open'),
    hebrewDay: hebrewDayLetters(date),
    label: `${inWords.format(noonOf(date))} · ${formatHebrewDay(date, locale)}`,
  });
  return {
    month: format({ month: 'long', year: 'numeric' }).format(noonOf(first)),
    hebrewMonth: formatHebrewMonths(first, last, locale),
    weekdays: week.map((day) => ({ short: short.format(day), long: long.format(day) })),
    days: month.map(describe),
  };
}
