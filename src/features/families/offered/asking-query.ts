import type { PageApi } from '#page/page-context.ts';

/** What the viewer has asked for today, and whether she may ask. */
export const timeAskingQuery = (api: PageApi) => api.families.timeAsking.queryOptions({ staleTime: 0 });
