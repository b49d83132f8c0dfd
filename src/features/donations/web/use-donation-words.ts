import { useFormatter, useTranslations } from 'use-intl';
import { decimalText, money, type Currency } from '#core/money.ts';
import { noonOf, type LocalDate } from '#core/local-date.ts';
import type { Dedication } from '../policy.ts';

/** The words that pages about donations share. */
export function useDonationWords() {
  const t = useTranslations();
  const format = useFormatter();
  const dedications: Record<Dedication, string> = {
    none: t('donations.dedication.none'),
    memory: t('donations.dedication.memory'),
    refuah: t('donations.dedication.refuah'),
    honor: t('donations.dedication.honor'),
  };
  return {
    dedications,
    /** Minor units as people of the page's language write them; whole amounts without decimals. */
    sum: (minor: number | bigint, currency: Currency): string => {
      const text = decimalText(money(minor, currency));
      const isWhole = Number.isInteger(Number(text));
      return format.number(Number(text), {
        style: 'currency',
        currency,
        ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
      });
    },
    /** Hundredths of a percent. */
    share: (hundredths: number): string =>
      format.number(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    day: (iso: string): string => format.dateTime(new Date(iso), { dateStyle: 'long' }),
    /** A day of a calendar, such as `2026-12-15`. */
    calendarDay: (day: LocalDate): string =>
      format.dateTime(noonOf(day), { dateStyle: 'long', timeZone: 'UTC' }),
    opens: (iso: string): string =>
      format.dateTime(new Date(iso), { weekday: 'long', hour: 'numeric', minute: '2-digit' }),
  };
}
