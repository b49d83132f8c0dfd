import type { PageApi } from '../../../../page/page-context.ts';

/** The limit of the day's time and what is left of it. */
export const timeRestrictionQuery = (api: PageApi) => api.accounts.timeRestriction.queryOptions();
