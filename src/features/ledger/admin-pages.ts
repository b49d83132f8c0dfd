import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { journalFilters, journalQuery } from './journal/web/admin/journal-query.ts';

export const ledgerAdminPages: FeatureAdminPages = {
  name: 'ledger',
  routes: [
    {
      id: 'admin-journal',
      addresses: ['adminJournal'],
      module: 'ledger/journal/web/admin/journal-page.tsx',
      permission: 'money.read',
      async load({ page, url }) {
        const request = readListingRequest(journalFilters, url.searchParams);
        await page.queries.query({ ...journalQuery(page.api, request), staleTime: 0 });
      },
    },
  ],
  links: [
    {
      address: 'adminJournal',
      text: 'ledger.journal.title',
      area: 'money',
      permission: 'money.read',
      place: 50,
    },
  ],
};
