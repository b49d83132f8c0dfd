import type { PageApi } from '#page/page-context.ts';

export const newsListQuery = (api: PageApi) => api.notifications.listNews.queryOptions();

export const newsQuery = (api: PageApi, id: string) =>
  api.notifications.getNews.queryOptions({ input: { id } });
