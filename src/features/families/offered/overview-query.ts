import type { PageApi } from '#page/page-context.ts';

/** The viewer's children at a glance. */
export const familyOverviewQuery = (api: PageApi) => api.families.overview.queryOptions({ staleTime: 0 });
