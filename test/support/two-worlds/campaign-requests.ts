import { aboutCampaign, campaignPage } from '#features/campaigns/testing.ts';
import type { Caller } from './make-world.ts';
import type { Recorded } from './recorded.ts';

const by: Caller[] = ['parent'];
const own = '/users/current/crowdfunding/{id}';
const ids = { id: 'campaign' } as const;
const team = '/campaign-teams/{id}';
const pool = '/campaign-pools/{id}';
const poolTyped = {
  name: 'A friend',
  ratio: 1,
  cap: '200',
  least: '',
  fromOn: '',
  fromTime: '',
  untilOn: '',
  untilTime: '',
  teams: [],
  methods: [],
};
const ofTeam = { slug: 'campaignSlug', teamSlug: 'teamSlug' } as const;
const teamTyped = { name: 'The blues', teamSlug: '', goal: '600', words: '', picture: 'lamp.night' };

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
  [`PUT ${own}/team-requests`]: { by, ids, body: { allowed: true } },
  [`PUT ${own}/milestones`]: { by, ids, body: { milestones: [{ amount: '100', text: 'Books' }] } },
  [`POST ${own}/pools`]: { by, ids, body: poolTyped },
  [`PUT ${pool}`]: { by, ids: { id: 'pool' }, body: { ...poolTyped, version: 1 } },
  [`POST ${pool}/place`]: { by, ids: { id: 'pool' } },
  [`DELETE ${pool}`]: { by, ids: { id: 'pool' } },
  'GET /campaigns/{slug}/own-gifts': { by, ids: { slug: 'campaignSlug' } },
  'GET /campaigns/{slug}/new-team': { by, ids: { slug: 'campaignSlug' } },
  'POST /campaigns/{slug}/teams': {
    by,
    ids: { slug: 'campaignSlug', parentId: 'team' },
    body: teamTyped,
  },
  'GET /campaigns/{slug}/teams/{teamSlug}/own': { by, ids: ofTeam },
  [`PUT ${team}`]: { by, ids: { id: 'team' }, body: { ...teamTyped, version: 1 } },
  [`POST ${team}/acts`]: { by, ids: { id: 'team' }, body: { act: 'close' } },
  [`POST ${team}/parent`]: { by, ids: { id: 'team', parentId: 'otherTeam' } },
  [`POST ${team}/invitations`]: {
    by,
    ids: { id: 'team' },
    body: { emailAddress: 'leader@example.org' },
  },
  [`DELETE ${team}/invitations/{invitationId}`]: {
    by,
    ids: { id: 'team', invitationId: 'teamInvitation' },
  },
  [`DELETE ${team}/leaders/{leaderId}`]: { by, ids: { id: 'team', leaderId: 'teamLeader' } },
};

const teamPage = { by, ids: { campaignSlug: 'campaignSlug', teamSlug: 'teamSlug' } } as const;
const page = { by, ids: { campaignSlug: 'campaignSlug' } } as const;

/** Its pages, all of which are hers alone until it is launched. */
export const pagesOfCampaigns = {
  campaign: page,
  campaignDonate: page,
  // There is no wall and no frame before it is public.
  campaignHall: { ...page, by: [] },
  campaignEmbed: { ...page, by: [] },
  campaignPoster: page,
  campaignEdit: page,
  campaignLaunched: page,
  campaignDashboard: page,
  campaignCreateTeam: page,
  campaignTeam: teamPage,
  campaignTeamDonate: teamPage,
  campaignTeamEdit: teamPage,
  campaignTeamDashboard: teamPage,
} satisfies Record<string, Pick<Recorded, 'by' | 'ids'>>;
