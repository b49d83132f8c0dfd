import type { PageApi } from '#page/page-context.ts';

/** Whom the minor viewing the page has named. */
export const guardianQuery = (api: PageApi) => api.guardians.guardian.queryOptions();
