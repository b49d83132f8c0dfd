import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import {
  adminCampaignQuery,
  adminCampaignsQuery,
  campaignFilters,
} from './deciding/web/admin/admin-queries.ts';

const now = { staleTime: 0 };
const permission = 'campaigns.decide';

export const campaignsAdminPages: FeatureAdminPages = {
  name: 'campaigns',
  routes: [
    {
      id: 'admin-campaigns',
      addresses: ['adminCampaigns'],
      module: 'campaigns/deciding/web/admin/campaigns-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(campaignFilters, url.searchParams);
        await page.queries.query({ ...adminCampaignsQuery(page.api, request), ...now });
      },
    },
    {
      id: 'admin-campaign',
      addresses: ['adminCampaign'],
      module: 'campaigns/deciding/web/admin/admin-campaign-page.tsx',
      permission,
      async load({ page, params }) {
        await page.queries.query({ ...adminCampaignQuery(page.api, params['campaignId'] ?? ''), ...now });
      },
      act: async (args) => (await import('./deciding/web/admin/acts.ts')).decideOnCampaign(args),
    },
  ],
  links: [
    { address: 'adminCampaigns', text: 'campaigns.admin.title', area: 'giving', permission, place: 20 },
  ],
};
