import type { AdminRoute } from '#page/admin/admin-pages.ts';
import { entryQuery, versionsQuery } from '#features/cms/offered/entry/cms-queries.ts';
import { editedKindsQuery, kindEntryId } from './web/admin/kinds-query.ts';

export const kindsAdminRoutes: AdminRoute[] = [
  {
    id: 'adminKinds',
    addresses: ['adminKinds'],
    module: 'submissions/impact-kinds/web/admin/kinds-page.tsx',
    permission: 'settings.change',
    async load({ page }) {
      await page.queries.query(editedKindsQuery(page));
    },
  },
  {
    id: 'adminNewKind',
    addresses: ['adminNewKind'],
    module: 'submissions/impact-kinds/web/admin/new-kind-page.tsx',
    permission: 'settings.change',
    act: async (args) => (await import('./web/admin/acts.ts')).beginKind(args),
  },
  {
    id: 'adminKind',
    addresses: ['adminKind'],
    module: 'submissions/impact-kinds/web/admin/kind-page.tsx',
    permission: 'settings.change',
    async load({ page, params }) {
      const id = kindEntryId(params['kindKey'] ?? '');
      await Promise.all([
        page.queries.query({ ...entryQuery(page.api, id), staleTime: 0 }),
        page.queries.query({ ...versionsQuery(page.api, id), staleTime: 0 }),
        page.queries.query(editedKindsQuery(page)),
      ]);
    },
    act: async (args) => (await import('./web/admin/acts.ts')).saveKind(args),
  },
];
