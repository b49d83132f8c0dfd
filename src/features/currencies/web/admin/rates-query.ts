import type { PageApi } from '#page/page-context.ts';

export const ratesQuery = (api: PageApi) => api.currencies.rates.queryOptions();

export const feedQuery = (api: PageApi) => api.currencies.rateFeed.queryOptions();
