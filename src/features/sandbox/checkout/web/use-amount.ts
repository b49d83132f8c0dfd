import { useLocale } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { CheckoutView } from '../contract.ts';

/** The amount as people of the page's language write it. */
export function useAmount({ amount, currency }: Pick<CheckoutView, 'amount' | 'currency'>): string {
  return moneyText(money(amount, currency), useLocale());
}
