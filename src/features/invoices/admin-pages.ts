import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { readWhich, wordingQuery, wordingsQuery } from './wording/web/admin/wording-queries.ts';
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
    {
      id: 'admin-receipt-wordings',
      addresses: ['adminReceiptWordings'],
      module: 'invoices/wording/web/admin/wordings-page.tsx',
      permission: 'money.read',
      async load({ page }) {
        await page.queries.query({ ...wordingsQuery(page.api), staleTime: 0 });
      },
    },
    {
      id: 'admin-receipt-wording',
      addresses: ['adminReceiptWording'],
      module: 'invoices/wording/web/admin/wording-page.tsx',
      permission: 'money.read',
      async load({ page, params }) {
        await page.queries.query({ ...wordingQuery(page.api, readWhich(params)), staleTime: 0 });
      },
      act: async (args) => (await import('./wording/web/admin/wording-acts.ts')).actOnWording(args),
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
    {
      address: 'adminReceiptWordings',
      text: 'invoices.wording.title',
      area: 'money',
      permission: 'money.read',
      place: 41,
    },
  ],
};
