import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { newsListQuery, newsQuery } from './news/web/admin/news-queries.ts';

export const notificationsAdminPages: FeatureAdminPages = {
  name: 'notifications',
  routes: [
    {
      id: 'admin-news',
      addresses: ['adminNews'],
      module: 'notifications/news/web/admin/news-list-page.tsx',
      permission: 'settings.change',
      async load({ page }) {
        await page.queries.query({ ...newsListQuery(page.api), staleTime: 0 });
      },
    },
    {
      id: 'admin-new-news',
      addresses: ['adminNewNews'],
      module: 'notifications/news/web/admin/new-news-page.tsx',
      permission: 'settings.change',
      act: async (args) => (await import('./news/web/admin/acts.ts')).writeNews(args),
    },
    {
      id: 'admin-news-item',
      addresses: ['adminNewsItem'],
      module: 'notifications/news/web/admin/news-page.tsx',
      permission: 'settings.change',
      async load({ page, params }) {
        await page.queries.query({ ...newsQuery(page.api, params['newsId'] ?? ''), staleTime: 0 });
      },
      act: async (args) => (await import('./news/web/admin/acts.ts')).actOnNews(args),
    },
  ],
  links: [
    {
      address: 'adminNews',
      text: 'notifications.news.title',
      area: 'settings',
      permission: 'settings.change',
      place: 25,
    },
  ],
};
