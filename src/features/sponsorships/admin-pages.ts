import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import {
  adminSponsorshipQuery,
  adminSponsorshipsQuery,
  sponsorshipFilters,
} from './deciding/web/admin/admin-queries.ts';

const now = { staleTime: 0 };
const permission = 'campaigns.decide';

export const sponsorshipsAdminPages: FeatureAdminPages = {
  name: 'sponsorships',
  routes: [
    {
      id: 'admin-sponsorships',
      addresses: ['adminSponsorships'],
      module: 'sponsorships/deciding/web/admin/sponsorships-list-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(sponsorshipFilters, url.searchParams);
        await page.queries.query({ ...adminSponsorshipsQuery(page.api, request), ...now });
      },
    },
    {
      id: 'admin-sponsorship',
      addresses: ['adminSponsorship'],
      module: 'sponsorships/deciding/web/admin/review-page.tsx',
      permission,
      async load({ page, params }) {
        await page.queries.query({
          ...adminSponsorshipQuery(page.api, params['sponsorshipId'] ?? ''),
          ...now,
        });
      },
      act: async (args) => (await import('./deciding/web/admin/acts.ts')).reviewSponsorship(args),
    },
  ],
  links: [
    { address: 'adminSponsorships', text: 'sponsorships.admin.title', area: 'giving', permission, place: 30 },
  ],
};
