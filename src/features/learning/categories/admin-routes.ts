import type { AdminRoute } from '#page/admin/admin-pages.ts';
import { entryQuery, versionsQuery } from '#features/cms/offered/entry/cms-queries.ts';
import { categoriesQuery, categoryEntryId } from './web/admin/categories-query.ts';

export const categoriesAdminRoutes: AdminRoute[] = [
  {
    id: 'adminCategories',
    addresses: ['adminCategories'],
    module: 'learning/categories/web/admin/categories-page.tsx',
    permission: 'content.translate',
    async load({ page }) {
      await page.queries.query(categoriesQuery(page));
    },
  },
  {
    id: 'adminNewCategory',
    addresses: ['adminNewCategory'],
    module: 'learning/categories/web/admin/new-category-page.tsx',
    permission: 'content.edit',
    act: async (args) => (await import('./web/admin/acts.ts')).beginCategory(args),
  },
  {
    id: 'adminCategory',
    addresses: ['adminCategory'],
    module: 'learning/categories/web/admin/category-page.tsx',
    permission: 'content.translate',
    async load({ page, params }) {
      const id = categoryEntryId(params['slug'] ?? '');
      await Promise.all([
        page.queries.query({ ...entryQuery(page.api, id), staleTime: 0 }),
        page.queries.query({ ...versionsQuery(page.api, id), staleTime: 0 }),
        page.queries.query(categoriesQuery(page)),
      ]);
    },
    act: async (args) => (await import('./web/admin/acts.ts')).saveCategory(args),
  },
];
