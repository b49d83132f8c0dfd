import type { PageApi } from '#page/page-context.ts';

/** The viewer's subscription, for pages that show it. */
export const ownSubscriptionQuery = (api: PageApi) => api.plans.active.queryOptions({});

/** The purchase of hers whose payment is being confirmed. */
export const waitingPurchaseQuery = (api: PageApi) => api.plans.waiting.queryOptions({ staleTime: 0 });

/** The newest documents of what she has paid. */
export const ownInvoicesQuery = (api: PageApi) => api.invoices.own.queryOptions({ input: {} });
