import { useFormatter } from 'use-intl';
import { currencies, type Currency } from '#core/money.ts';
import { noonOf, type LocalDate } from '#core/local-date.ts';
import type { PeriodUnit } from '#features/donations/reports/policy.ts';

/** How a report writes days, shares and drawn amounts. */
export function useReportWords() {
  const format = useFormatter();
  return {
    day: (day: LocalDate): string => format.dateTime(noonOf(day), { dateStyle: 'long', timeZone: 'UTC' }),
    /** Below a column: the day that a period begins on, or the month that it is. */
    period: (day: LocalDate, unit: PeriodUnit): string =>
      format.dateTime(
        noonOf(day),
        unit === 'month'
          ? { month: 'short', year: 'numeric', timeZone: 'UTC' }
          : { day: 'numeric', month: 'short', timeZone: 'UTC' },
      ),
    share: (share: number): string => format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
    /** Whole units of a currency, as charts draw them. */
    whole: (minor: number, currency: Currency): number =>
      Math.round(minor / 10 ** currencies[currency].decimals),
  };
}
