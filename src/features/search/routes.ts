import type { PageRoute } from '#page/page-route.ts';
import { readQuery, searchQuery } from './web/search-queries.ts';

export const searchRoutes: PageRoute[] = [
  {
    id: 'search',
    addresses: ['search'],
    module: 'search/web/search-page.tsx',
    openTo: ['waiting'],
    async load({ page, url }) {
      const { totalItems, promoted } = await page.queries.ensureQueryData(
        searchQuery(page, readQuery(url.searchParams)),
      );
      // A search without hits or without words shows what is promoted.
      if (totalItems === 0 || promoted) await page.queries.ensureQueryData(searchQuery(page, ''));
    },
  },
];
