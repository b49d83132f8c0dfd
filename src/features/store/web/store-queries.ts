import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';
import { unlessOver } from '#features/people/offered/link-query.ts';
import type { AskedOrders } from '../redemptions/contract.ts';

interface Asking {
  api: PageApi;
  locale: Locale;
}

/** Fetched again whenever the store is opened: budgets and coins change elsewhere. */
export const storeQuery = ({ api, locale }: Asking) =>
  api.store.store.queryOptions({ input: { lang: locale }, staleTime: 5000 });

/** What donors gave and children made of it, as everyone sees it. */
export const impactQuery = ({ api, locale }: Asking) =>
  api.store.impact.queryOptions({ input: { lang: locale }, staleTime: 5000 });

/** What she has given and redeemed so far, from `after` on. */
export const ownQuery = ({ api, locale }: Asking, after?: string) =>
  api.store.ownRedemptions.queryOptions({ input: { lang: locale, ...(after !== undefined && { after }) } });

export const ownRedemptionQuery = ({ api, locale }: Asking, id: string) =>
  api.store.ownRedemption.queryOptions({ input: { id, lang: locale } });

/** The orders that a mail asks a parent about; null once its link has expired. */
export const ordersOfLinkQuery = ({ api, locale }: Asking, token: string) =>
  queryOptions<AskedOrders | null>({
    queryKey: ['orders-of-link', token, locale],
    queryFn: () => unlessOver(api.store.ordersOfLink.call({ token, lang: locale })),
    staleTime: Infinity,
  });

/** The orders of her children that wait for a parent's answer. */
export const askedOrdersQuery = ({ api, locale }: Asking) =>
  api.store.askedOrders.queryOptions({ input: { lang: locale } });

export const redeemKeyKey = ['store-redeem-key'] as const;

/**
 * Names the next redemption, so that a form that is sent twice redeems once. It travels with the page, for a browser
 * without JavaScript; after a redemption there is a new one.
 */
export const redeemKeyQuery = queryOptions({
  queryKey: redeemKeyKey,
  queryFn: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Promise.resolve(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  },
  staleTime: Infinity,
});
