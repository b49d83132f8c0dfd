import { useFormatter } from 'use-intl';
import { decimalText, money } from '#core/money.ts';
import type { CheckoutView } from '../contract.ts';

/** The amount as people of the page's language write it. */
export function useAmount({ amount, currency }: Pick<CheckoutView, 'amount' | 'currency'>): string {
  const format = useFormatter();
  return format.number(Number(decimalText(money(amount, currency))), { style: 'currency', currency });
}
