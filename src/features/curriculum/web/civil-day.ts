import { dayFormat } from '#core/day-format.ts';
import { locales, type Locale } from '#core/locale.ts';

type Parts = Intl.DateTimeFormatOptions;

const dayAndMonth: Parts = { weekday: 'short', day: 'numeric', month: 'short' };

/** `2026-09-26` in the reader's format, with the weekday and without the year. */
export function formatDay(date: string, locale: Locale): string {
  return format(date, locale, dayAndMonth);
}

/** One day or a range, with the year at the end. */
export function formatMonthSpan(from: string, to: string, locale: Locale): string {
  const start = format(from, locale, { day: 'numeric', month: 'long' });
  return `${start} – ${format(to, locale, { day: 'numeric', month: 'long', year: 'numeric' })}`;
}

/** One day or a range, with weekdays. */
export function formatDays(from: string, to: string, locale: Locale): string {
  return from === to ? formatDay(from, locale) : `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
}

/** The name of a civil month, 1 to 12. */
export function formatCivilMonth(month: number, locale: Locale): string {
  return format(`2027-${String(month).padStart(2, '0')}-15`, locale, { month: 'long' });
}

function format(date: string, locale: Locale, parts: Parts): string {
  return dayFormat(locales[locale].tag, parts).format(new Date(date));
}
