import type { AdminLink, AdminRoute } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { auditFilters } from './web/admin/audit-filters.ts';
import { auditedActsQuery, auditQuery } from './web/admin/audit-query.ts';

export const auditRoutes: AdminRoute[] = [
  {
    id: 'admin-audit',
    addresses: ['adminAudit'],
    module: 'people/audit/web/admin/audit-page.tsx',
    permission: 'audit.read',
    async load({ page, url }) {
      const request = readListingRequest(auditFilters, url.searchParams);
      await Promise.all([
        page.queries.query({ ...auditQuery(page.api, request), staleTime: 0 }),
        page.queries.query(auditedActsQuery(page.api)),
      ]);
    },
  },
];

export const auditLinks: AdminLink[] = [
  {
    address: 'adminAudit',
    text: 'people.audit.title',
    area: 'settings',
    permission: 'audit.read',
    place: 60,
  },
];
