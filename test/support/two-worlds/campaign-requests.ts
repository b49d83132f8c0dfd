import { aboutCampaign, campaignPage } from '#features/campaigns/testing.ts';
import type { Caller } from './make-world.ts';
import type { Recorded } from './recorded.ts';

const by: Caller[] = ['parent'];
const own = '/users/current/crowdfunding/{id}';
const ids = { id: 'campaign' } as const;

/** What a parent does with a campaign that she has not launched. */
export const ofCampaigns: Record<string, Recorded> = {
  'GET /campaigns/{slug}/own': { by, ids: { slug: 'campaignSlug' } },
  [`PUT ${own}`]: {
    by,
    ids,
    body: (world) =>
      Promise.resolve({ ...aboutCampaign, ...campaignPage, slug: world.ids.campaignSlug, version: 3 }),
  },
  [`POST ${own}/acts`]: { by, ids, body: { act: 'launch' } },
  [`DELETE ${own}`]: { by, ids },
};

const page = { by, ids: { campaignSlug: 'campaignSlug' } } as const;

/** Its pages, all of which are hers alone until it is launched. */
export const pagesOfCampaigns = {
  campaign: page,
  campaignDonate: page,
  campaignEdit: page,
  campaignLaunched: page,
  campaignDashboard: page,
} satisfies Record<string, Pick<Recorded, 'by' | 'ids'>>;
