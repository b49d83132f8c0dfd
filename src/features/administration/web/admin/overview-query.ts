import type { PageApi } from '#page/page-context.ts';

/** The start page's facts; what waits changes by the minute. */
export const overviewQuery = ({ api }: { api: PageApi }) =>
  api.administration.overview.queryOptions({ staleTime: 30_000 });
