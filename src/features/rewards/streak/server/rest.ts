import { dayFormat } from '#core/day-format.ts';
import { locales, type Locale } from '#core/locale.ts';
import { localDateOf, noonOf, type LocalDate } from '#core/local-date.ts';
import type { Place } from '#core/places.ts';
import { isHolyDay, nextOrdinaryDay } from '#platform/jewish-calendar/holy-days.ts';
import { isMelachaForbidden, resumesAt } from '#platform/jewish-calendar/melacha.ts';

/**
 * Says that chest and streak rest: `resumesOn` is the next ordinary day; `resumesAt`, while melacha is forbidden, is
 * nightfall.
 */
export interface Rest extends Record<string, unknown> {
  forbidden: boolean;
  resumesOn: LocalDate;
  resumesOnWeekday: string;
  resumesAt: string | undefined;
}

/** From candle lighting until the end of the night after the last holy day; undefined on ordinary days. */
export function findRest(now: Date, place: Place, locale: Locale): Rest | undefined {
  const today = localDateOf(now, place.timeZone);
  const forbidden = isMelachaForbidden(now, place);
  if (!forbidden && !isHolyDay(today, place)) return undefined;
  const resumesOn = nextOrdinaryDay(today, place);
  return {
    forbidden,
    resumesOn,
    resumesOnWeekday: nameWeekday(resumesOn, locale),
    resumesAt: resumesAt(now, place)?.toISOString(),
  };
}

/** The day of the week in a language. */
export function nameWeekday(date: LocalDate, locale: Locale): string {
  return dayFormat(locales[locale].tag, { weekday: 'long' }).format(noonOf(date));
}
