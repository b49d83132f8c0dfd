import { HebrewCalendar, type HDate } from '@hebcal/core';
import type { LocalDate } from '#core/local-date.ts';
import { hebrewDateOf } from './holy-days.ts';

/** `yahrzeit` of a death, `birthday` of anything else: they differ where a Hebrew date is missing from a year. */
export type AnniversaryKind = 'yahrzeit' | 'birthday';

/**
 * The first anniversary of a day after another day, by the Hebrew calendar. A yahrzeit of Adar is in Adar I of a leap year, and one of
 * a 30th that a year does not have is the day before, or as in the first year after it. A birthday of Adar is in Adar II, and
 * that of a 30th is the day after. These are common customs, not a ruling (docs/decisions).
 */
export function nextAnniversary(anchor: LocalDate, after: LocalDate, kind: AnniversaryKind): LocalDate {
  const date = hebrewDateOf(anchor);
  let year = Math.max(date.getFullYear() + 1, hebrewDateOf(after).getFullYear());
  for (;;) {
    const found =
      kind === 'yahrzeit'
        ? HebrewCalendar.getYahrzeit(year, date)
        : HebrewCalendar.getBirthdayOrAnniversary(year, date);
    const day = found && civilDateOf(found);
    if (day !== undefined && day > after) return day;
    year += 1;
  }
}

/** The civil date of a Hebrew day's daytime. */
function civilDateOf(hebrew: HDate): LocalDate {
  const date = hebrew.greg();
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
