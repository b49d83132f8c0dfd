import { queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';
import type { PaidPlan, Period } from '../policy.ts';

export const offersQuery = (api: PageApi, currency: Currency | undefined) =>
  api.plans.offers.queryOptions({ input: { currency }, staleTime: 60_000 });

/** What is about to be bought; `coupon` is a code as the page's address has it. */
export interface WantedOffer {
  plan: PaidPlan;
  period: Period;
  currency: Currency;
  coupon: string | undefined;
}

export const quoteQuery = (api: PageApi, offer: WantedOffer) =>
  api.plans.quote.queryOptions({ input: offer, staleTime: 0, retry: false });

/** What a code takes off each plan; without one in the address, one that a link brought earlier counts. */
export const couponOffersQuery = (api: PageApi, asked: { currency: Currency; coupon: string | undefined }) =>
  api.plans.couponOffers.queryOptions({ input: asked, staleTime: 60_000, retry: false });

export const activeQuery = (api: PageApi) => api.plans.active.queryOptions({});

/** What she has already, from wherever: it may have changed since another page. */
export const heldPlanQuery = (api: PageApi) => api.plans.held.queryOptions({ staleTime: 0 });

export const purchaseQuery = (api: PageApi, id: string) =>
  api.plans.purchase.queryOptions({ input: { id }, staleTime: 0 });

export const buyKeyKey = ['plans-buy-key'] as const;

/** Names the next purchase, so that a form that is sent twice buys once. It travels with the page. */
export const buyKeyQuery = queryOptions({
  queryKey: buyKeyKey,
  queryFn: () => Promise.resolve(crypto.randomUUID()),
  staleTime: Infinity,
});
