import { queryOptions } from '@tanstack/react-query';
import { isCurrency, type Currency } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';
import { paidPlans, periods, type PaidPlan, type Period } from '../policy.ts';

/** What a page's address says of an offer; whatever it does not say, or says wrong, is left out. */
export interface AskedOffer {
  plan: PaidPlan | undefined;
  period: Period;
  currency: Currency | undefined;
  coupon: string | undefined;
}

export function readAsked({ searchParams }: URL): AskedOffer {
  const currency = searchParams.get('currency')?.toUpperCase();
  return {
    plan: paidPlans.find((plan) => plan === searchParams.get('plan')),
    period: periods.find((period) => period === searchParams.get('period')) ?? 'year',
    currency: isCurrency(currency) ? currency : undefined,
    coupon: searchParams.get('coupon')?.trim() || undefined,
  };
}

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

export const activeQuery = (api: PageApi) => api.plans.active.queryOptions({});

export const purchaseQuery = (api: PageApi, id: string) =>
  api.plans.purchase.queryOptions({ input: { id }, staleTime: 0 });

export const buyKeyKey = ['plans-buy-key'] as const;

/** Names the next purchase, so that a form that is sent twice buys once. It travels with the page. */
export const buyKeyQuery = queryOptions({
  queryKey: buyKeyKey,
  queryFn: () => Promise.resolve(crypto.randomUUID()),
  staleTime: Infinity,
});
