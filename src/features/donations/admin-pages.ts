import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import {
  adminDonationQuery,
  contributionFilters,
  contributionsQuery,
  waitingQuery,
} from './finance/web/admin/giving-queries.ts';

const now = { staleTime: 0 };
const permission = 'money.read';

export const donationsAdminPages: FeatureAdminPages = {
  name: 'donations',
  routes: [
    {
      id: 'admin-giving',
      addresses: ['adminGiving'],
      module: 'donations/finance/web/admin/giving-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(contributionFilters, url.searchParams);
        await Promise.all([
          page.queries.query({ ...contributionsQuery(page.api, request), ...now }),
          page.queries.query({ ...waitingQuery(page.api), ...now }),
        ]);
      },
    },
    {
      id: 'admin-donation',
      addresses: ['adminDonation'],
      module: 'donations/finance/web/admin/admin-donation-page.tsx',
      permission,
      async load({ page, params }) {
        await page.queries.query({ ...adminDonationQuery(page.api, params['donationId'] ?? ''), ...now });
      },
      act: async (args) => (await import('./finance/web/admin/acts.ts')).actOnDonation(args),
    },
  ],
  links: [{ address: 'adminGiving', text: 'donations.list.title', area: 'giving', permission, place: 1 }],
};
