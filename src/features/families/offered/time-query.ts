import type { PageApi } from '#page/page-context.ts';

/** The daily time limit and what is left of it. */
export const timeRestrictionQuery = (api: PageApi) => api.families.timeRestriction.queryOptions();
