import { currencies, type Money } from '#core/money.ts';

/** Coins for each US dollar. */
const coinsPerDollar = 10n;

/**
 * The coins for a gift: ten for each dollar of it, without what is left over (decisions: coins). `toDollars` is what one unit was in US dollars
 * when it was given, a plain decimal that is frozen with the gift.
 */
export function coinsForGift({ amount, currency }: Money, toDollars: string): number {
  const [whole = '', decimals = ''] = toDollars.split('.');
  const scale = 10n ** BigInt(decimals.length + currencies[currency].decimals);
  return Number((amount * BigInt(whole + decimals) * coinsPerDollar) / scale);
}
