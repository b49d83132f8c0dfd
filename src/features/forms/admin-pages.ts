import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { entryFilters } from './web/admin/entry-filters.ts';
import { entriesQuery, entryQuery } from './web/admin/entries-queries.ts';

export const formsAdminPages: FeatureAdminPages = {
  name: 'forms',
  routes: [
    {
      id: 'admin-forms',
      addresses: ['adminForms'],
      module: 'forms/web/admin/entries-page.tsx',
      permission: 'forms.answer',
      async load({ page, url }) {
        const request = readListingRequest(entryFilters, url.searchParams);
        await page.queries.query({ ...entriesQuery(page.api, request), staleTime: 0 });
      },
    },
    {
      id: 'admin-form-entry',
      addresses: ['adminFormEntry'],
      module: 'forms/web/admin/entry-page.tsx',
      permission: 'forms.answer',
      async load({ page, params }) {
        await page.queries.query({ ...entryQuery(page.api, params['entryId'] ?? ''), staleTime: 0 });
      },
      act: async (args) => (await import('./web/admin/acts.ts')).actOnEntry(args),
    },
  ],
  links: [
    { address: 'adminForms', text: 'forms.list.link', area: 'reports', permission: 'forms.answer', place: 3 },
  ],
};
