import type { PageApi } from '#page/page-context.ts';

export const pushQuery = (api: PageApi) => api.notifications.push.queryOptions();
