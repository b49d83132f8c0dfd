import { gematriya, HDate } from '@hebcal/core';
import type { Locale } from '#core/locale.ts';
import { monthIds, type MonthId } from './month-ids.ts';
import { monthNames } from './month-names.ts';

/** The civil day in whose daytime a Hebrew date falls, as `2026-09-12`. */
export function civilDate(date: HDate): string {
  const day = date.greg();
  // HDate works in midnights of the process's own time zone.
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())).toISOString().slice(0, 10);
}

/** The Hebrew date in the daytime of the instant's UTC day. */
export function hebrewDateOf(instant: Date): HDate {
  return new HDate(new Date(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate(), 12));
}

/** The months of a Hebrew year from Tishrei: twelve, or thirteen in a leap year. */
export function monthsOfYear(year: number): MonthId[] {
  return monthIds.filter((id) => id !== 'adar-i' || HDate.isLeapYear(year));
}

/** The first day of a month. */
export function firstDay(id: MonthId, year: number): HDate {
  const name = id === 'adar' ? (HDate.isLeapYear(year) ? 'Adar II' : 'Adar') : calendarNames[id];
  return new HDate(1, name, year);
}

/** The month of a Hebrew date. */
export function monthIdOf(date: HDate): MonthId {
  const year = date.getFullYear();
  const id = monthsOfYear(year).find((month) => firstDay(month, year).getMonth() === date.getMonth());
  if (!id) throw new Error(`${date.toString()} is in no month`);
  return id;
}

/** The name of a month in a given year: in a leap year `adar` is the second Adar. */
export function monthName(id: MonthId, year: number, locale: Locale): string {
  return monthNames[id === 'adar' && HDate.isLeapYear(year) ? 'adar-ii' : id][locale];
}

/** A Hebrew date or range for display: `15–21 Tishrei`, `ט״ו–כ״א בתשרי`. */
export function formatHebrewDays(from: HDate, to: HDate, locale: Locale): string {
  const day = (date: HDate) =>
    locale === 'he' ? gematriya(date.getDate()) : `${date.getDate()}${locale === 'de' ? '.' : ''}`;
  const month = (date: HDate) => {
    const name = monthName(monthIdOf(date), date.getFullYear(), locale);
    return locale === 'he' ? `ב${name}` : name;
  };
  if (from.abs() === to.abs()) return `${day(from)} ${month(from)}`;
  if (from.getMonth() === to.getMonth()) return `${day(from)}–${day(to)} ${month(from)}`;
  return `${day(from)} ${month(from)} – ${day(to)} ${month(to)}`;
}

/** The library's names; Adar depends on the year. */
const calendarNames: Record<Exclude<MonthId, 'adar'>, string> = {
  tishrei: 'Tishrei',
  cheshvan: 'Cheshvan',
  kislev: 'Kislev',
  tevet: 'Tevet',
  shvat: 'Shvat',
  'adar-i': 'Adar I',
  nisan: 'Nisan',
  iyar: 'Iyyar',
  sivan: 'Sivan',
  tamuz: 'Tamuz',
  av: 'Av',
  elul: 'Elul',
};
