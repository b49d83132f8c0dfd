import { useLocale } from 'use-intl';
import { money, type Currency } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';

/** Says an amount of a contract in the language of the page. */
export function useAmount(): (amount: { amount: number; currency: Currency }) => string {
  const locale = useLocale();
  return ({ amount, currency }) => moneyText(money(amount, currency), locale);
}
