import { queryOptions } from '@tanstack/react-query';
import { isCurrency, type Currency } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';

/** The currency that a page's address names; undefined if it names none of ours. */
export function readCurrency({ searchParams }: URL): Currency | undefined {
  const currency = searchParams.get('currency')?.toUpperCase();
  return isCurrency(currency) ? currency : undefined;
}

export const giftOffersQuery = (api: PageApi, currency: Currency | undefined) =>
  api.gifts.offers.queryOptions({ input: { currency }, staleTime: 60_000 });

export const giftQuery = (api: PageApi, token: string) =>
  api.gifts.get.queryOptions({ input: { token }, staleTime: 0 });

export const openedGiftQuery = (api: PageApi, gift: string | undefined) =>
  api.gifts.opened.queryOptions({ input: { gift }, staleTime: 0 });

const giftKeyKey = ['gifts-make-key'] as const;

/** Names the next gift, so that a form that is sent twice makes one. It travels with the page. */
export const giftKeyQuery = queryOptions({
  queryKey: giftKeyKey,
  queryFn: () => Promise.resolve(crypto.randomUUID()),
  staleTime: Infinity,
});
