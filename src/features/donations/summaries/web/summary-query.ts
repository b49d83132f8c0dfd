import type { PageApi, PageContext } from '#page/page-context.ts';

/** A summary in the language of the page. */
export const summaryQuery = ({ api, locale }: Pick<PageContext, 'api' | 'locale'>, token: string) =>
  api.donations.summary.queryOptions({ input: { token, lang: locale }, staleTime: 0 });

export const ownSummariesQuery = (api: PageApi) => api.donations.ownSummaries.queryOptions({ staleTime: 0 });
