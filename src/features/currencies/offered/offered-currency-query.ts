import type { PageApi } from '#page/page-context.ts';

/**
 * The currency in which the reader of a page sees prices. On the server it follows her cookie and her place, so a page that shows it is
 * one of the `ownPages` of `urls.ts`: it is not kept for other visitors.
 */
export const offeredCurrencyQuery = (api: PageApi) =>
  api.currencies.offered.queryOptions({ staleTime: 60_000 });
