import type { PageRoute } from '#page/page-route.ts';
import { staticPageQuery } from './web/static-page-query.ts';

export const pagesRoutes: PageRoute[] = [
  {
    id: 'staticPage',
    addresses: ['staticPage'],
    module: 'pages/web/static-page.tsx',
    openTo: ['waiting', 'unnamed'],
    undisturbed: true,
    async load({ page, params }) {
      await page.queries.ensureQueryData(staticPageQuery(page, params['pageSlug'] ?? ''));
    },
  },
];
