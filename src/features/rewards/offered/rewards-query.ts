import type { PageApi } from '#page/page-context.ts';

export const rewardsQuery = ({ api }: { api: PageApi }) => api.rewards.rewards.queryOptions();
