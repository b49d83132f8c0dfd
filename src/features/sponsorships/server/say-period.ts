import { dayFormat } from '#core/day-format.ts';
import { locales, type Locale } from '#core/locale.ts';
import { noonOf } from '#core/local-date.ts';
import { formatHebrewDate, formatHebrewMonths } from '#platform/jewish-calendar/hebrew-date.ts';
import type { Period, Span } from '../policy.ts';

/** A period in words: its civil dates, and its Hebrew ones. */
export function sayPeriod(span: Span, { first, last }: Period, locale: Locale) {
  const format = dayFormat(locales[locale].tag, { dateStyle: 'long' });
  const civil =
    first === last ? format.format(noonOf(first)) : format.formatRange(noonOf(first), noonOf(last));
  const hebrew =
    span === 'month'
      ? formatHebrewMonths(first, last, locale)
      : first === last
        ? formatHebrewDate(first, locale)
        : `${formatHebrewDate(first, locale)} – ${formatHebrewDate(last, locale)}`;
  return { first, last, civil, hebrew };
}
