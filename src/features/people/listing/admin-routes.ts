import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import type { AdminRoute } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { viewsQuery } from '#features/administration/offered/views-query.ts';
import { panelQuery } from '#features/people/panel/web/admin/panel-query.ts';
import { findPersonAsked } from './web/admin/person-asked.ts';
import { userFilters } from './web/admin/user-filters.ts';
import { bulkActsQuery, usersQuery } from './web/admin/users-query.ts';

export const usersRoutes: AdminRoute[] = [
  {
    id: 'adminUsers',
    addresses: ['adminUsers'],
    module: 'people/listing/web/admin/users-page.tsx',
    permission: 'users.find',
    async load({ page, url }) {
      const id = findPersonAsked(url.searchParams);
      if (id !== undefined) {
        await page.queries.query({ ...panelQuery(page, id), staleTime: 0 });
        return;
      }
      const request = readListingRequest(userFilters, url.searchParams);
      await Promise.all([
        page.queries.query({ ...usersQuery(page.api, request), staleTime: 0 }),
        page.queries.ensureQueryData(viewsQuery(page.api, 'users')),
        page.queries.query({ ...bulkActsQuery(page.api), staleTime: 0 }),
      ]);
    },
    act: async (args) => (await import('./web/admin/acts.ts')).actOnUsers(args),
  },
  {
    id: 'adminUser',
    addresses: ['adminUser'],
    module: 'people/listing/web/admin/users-page.tsx',
    permission: 'users.find',
    load: ({ params: { id = '' } }) =>
      Promise.resolve(redirect(adminHref('adminUsers', undefined, { q: id }))),
  },
];
