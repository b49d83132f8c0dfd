import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { money, type Currency } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { LicenseState } from '#features/licenses/policy.ts';

/** The words that the pages of licenses share. */
export function useLicenseWords() {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  return {
    states: {
      requested: t('licenses.state.requested'),
      accepted: t('licenses.state.accepted'),
      paid: t('licenses.state.paid'),
      declined: t('licenses.state.declined'),
      canceled: t('licenses.state.canceled'),
    } satisfies Record<LicenseState, string>,
    day: (day: string): string => format.dateTime(noonOf(day), { dateStyle: 'long', timeZone: 'UTC' }),
    amount: (amount: number, currency: Currency): string => moneyText(money(amount, currency), locale),
  };
}
