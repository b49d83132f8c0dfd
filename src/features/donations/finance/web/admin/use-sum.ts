import { useLocale } from 'use-intl';
import { money, type Currency } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';

/** How amounts of the API are written. */
export function useSum() {
  const locale = useLocale();
  return ({ amount, currency }: { amount: number; currency: Currency }): string =>
    moneyText(money(amount, currency), locale);
}
