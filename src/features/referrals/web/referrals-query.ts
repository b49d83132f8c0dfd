import type { PageApi } from '#page/page-context.ts';

export const referralsQuery = (api: PageApi) => api.referrals.mine.queryOptions();
