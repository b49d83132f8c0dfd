import type { PageApi } from '#page/page-context.ts';

export const goalQuery = (api: PageApi) => api.together.goal.queryOptions();
