import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { countriesQuery } from '#page/countries-query.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import {
  budgetQuery,
  giftKeyQuery,
  grantFilters,
  grantQuery,
  grantsQuery,
  requestFilters,
  requestQuery,
  requestsQuery,
} from './deciding/web/admin/deciding-queries.ts';

const now = { staleTime: 0 };
const permission = 'scholarships.decide';

export const scholarshipsAdminPages: FeatureAdminPages = {
  name: 'scholarships',
  routes: [
    {
      id: 'admin-scholarships',
      addresses: ['adminScholarships'],
      module: 'scholarships/deciding/web/admin/requests-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(requestFilters, url.searchParams);
        await Promise.all([
          page.queries.query({ ...requestsQuery(page.api, request), ...now }),
          page.queries.query({ ...budgetQuery(page.api), ...now }),
        ]);
      },
    },
    {
      id: 'admin-scholarship-grants',
      addresses: ['adminScholarshipGrants'],
      module: 'scholarships/deciding/web/admin/grants-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(grantFilters, url.searchParams);
        await Promise.all([
          page.queries.query({ ...grantsQuery(page.api, request), ...now }),
          page.queries.query({ ...budgetQuery(page.api), ...now }),
        ]);
      },
    },
    {
      id: 'admin-new-scholarship-grant',
      addresses: ['adminNewScholarshipGrant'],
      module: 'scholarships/deciding/web/admin/give-page.tsx',
      permission,
      async load({ page }) {
        await page.queries.ensureQueryData(giftKeyQuery);
        await page.queries.query({ ...budgetQuery(page.api), ...now });
      },
      act: async (args) => (await import('./deciding/web/admin/acts.ts')).actOnGift(args),
    },
    {
      id: 'admin-scholarship-grant',
      addresses: ['adminScholarshipGrant'],
      module: 'scholarships/deciding/web/admin/grant-page.tsx',
      permission,
      async load({ page, params }) {
        await page.queries.query({ ...grantQuery(page.api, params['grantId'] ?? ''), ...now });
      },
      act: async (args) => (await import('./deciding/web/admin/acts.ts')).actOnGrant(args),
    },
    {
      id: 'admin-scholarship',
      addresses: ['adminScholarship'],
      module: 'scholarships/deciding/web/admin/request-page.tsx',
      permission,
      async load({ page, params }) {
        await Promise.all([
          page.queries.query({ ...requestQuery(page.api, params['requestId'] ?? ''), ...now }),
          page.queries.ensureQueryData(countriesQuery(page)),
          page.queries.query({ ...budgetQuery(page.api), ...now }),
        ]);
      },
      act: async (args) => (await import('./deciding/web/admin/acts.ts')).actOnRequest(args),
    },
  ],
  links: [
    {
      address: 'adminScholarships',
      text: 'scholarships.list.title',
      area: 'money',
      permission,
      place: 30,
    },
  ],
};
