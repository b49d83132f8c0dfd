import { useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';

/** The currencies by name. From our messages, since browsers and servers do not name all of them alike. */
export function useCurrencyNames(): Record<Currency, string> {
  const t = useTranslations();
  return {
    USD: t('currencies.name.usDollar'),
    GBP: t('currencies.name.pound'),
    CAD: t('currencies.name.canadianDollar'),
    EUR: t('currencies.name.euro'),
    ILS: t('currencies.name.shekel'),
  };
}
