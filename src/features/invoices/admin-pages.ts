import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { documentFilters, documentsQuery } from './documents/web/admin/documents-query.ts';

export const invoicesAdminPages: FeatureAdminPages = {
  name: 'invoices',
  routes: [
    {
      id: 'admin-invoices',
      addresses: ['adminInvoices'],
      module: 'invoices/documents/web/admin/documents-page.tsx',
      permission: 'money.read',
      async load({ page, url }) {
        const request = readListingRequest(documentFilters, url.searchParams);
        await page.queries.query({ ...documentsQuery(page.api, request), staleTime: 0 });
      },
    },
  ],
  links: [
    {
      address: 'adminInvoices',
      text: 'invoices.list.title',
      area: 'money',
      permission: 'money.read',
      place: 40,
    },
  ],
};
