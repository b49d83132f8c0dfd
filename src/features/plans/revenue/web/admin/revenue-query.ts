import type { PageApi } from '#page/page-context.ts';

export const revenueQuery = (api: PageApi) => api.plans.adminRevenue.queryOptions();
