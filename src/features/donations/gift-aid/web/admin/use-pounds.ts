import { useLocale } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { giftAidCurrency } from '#features/donations/gift-aid/policy.ts';

/** How pence are written. */
export function usePounds() {
  const locale = useLocale();
  return (pence: number): string => moneyText(money(pence, giftAidCurrency), locale);
}
