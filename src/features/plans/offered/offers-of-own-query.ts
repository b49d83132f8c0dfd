import type { Currency } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';

/** What could be changed to, in the currency of the subscription. */
export const offersOfOwnQuery = (api: PageApi, currency: Currency) =>
  api.plans.offers.queryOptions({ input: { currency }, staleTime: 60_000 });
