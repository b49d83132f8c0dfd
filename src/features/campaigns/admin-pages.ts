import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import {
  adminCampaignQuery,
  adminCampaignsQuery,
  adminPoolsQuery,
  adminTeamsQuery,
  campaignFilters,
} from './deciding/web/admin/admin-queries.ts';
import { adminCommentsQuery, commentFilterReaders } from './wall/web/admin/comment-queries.ts';

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
        const id = params['campaignId'] ?? '';
        await Promise.all([
          page.queries.query({ ...adminCampaignQuery(page.api, id), ...now }),
          page.queries.query({ ...adminTeamsQuery(page.api, id), ...now }),
          page.queries.query({ ...adminPoolsQuery(page.api, id), ...now }),
        ]);
      },
      act: async (args) => (await import('./deciding/web/admin/acts.ts')).decideOnCampaign(args),
    },
    {
      id: 'admin-campaign-comments',
      addresses: ['adminComments'],
      module: 'campaigns/wall/web/admin/comments-page.tsx',
      permission: 'moderation.decide',
      async load({ page, url }) {
        const request = readListingRequest(commentFilterReaders, url.searchParams);
        await page.queries.query({ ...adminCommentsQuery(page.api, request), ...now });
      },
    },
  ],
  links: [
    {
      address: 'adminComments',
      text: 'campaigns.comments.admin',
      area: 'moderation',
      permission: 'moderation.decide',
      place: 30,
    },
    { address: 'adminCampaigns', text: 'campaigns.admin.title', area: 'giving', permission, place: 20 },
  ],
};
