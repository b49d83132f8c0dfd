import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { campaignsContract } from './contract.ts';
import { listAllCampaigns } from './deciding/server/campaigns-listing.ts';
import { listAnyPools, listAnyTeams } from './deciding/server/list-parts.ts';
import { decideOnCampaign, getAnyCampaign } from './deciding/server/decide.ts';
import { actOnCampaign } from './organizing/server/act-on-campaign.ts';
import { changeCampaign } from './organizing/server/change-campaign.ts';
import { getOwnCampaign, listOwnCampaigns, removeCampaign } from './organizing/server/own-campaigns.ts';
import { getLive } from './live/server/find-live.ts';
import { completeSetup } from './setup/server/complete-setup.ts';
import { judgePage } from './setup/server/judge-page.ts';
import { describeSetup, discardSetup, getSetup, keepSetup } from './setup/server/keep-setup.ts';
import { askForReminder } from './reminding/server/reminders.ts';
import { getEmbed, setEmbed } from './sharing/server/embed.ts';
import { decideComment, listComments } from './wall/server/comments.ts';
import { decideComments, listJudgedComments } from './wall/server/comments-listing.ts';
import { listWall } from './wall/server/list-wall.ts';
import { matchingApi } from './matching/api.ts';
import { milestonesApi } from './milestones/api.ts';
import { teamsApi } from './teams/api.ts';
import { thanksApi } from './thanks/api.ts';
import { getCampaignClock, listCampaigns, showCampaign } from './showing/server/show-campaigns.ts';

const os = serve(campaignsContract);
/** Students do not see campaigns; other children of a family do, and start none (decisions: families). */
const looking = { access: 'anyone', keptFrom: ['student'], limit: reads } as const;
const asking = { access: 'anyone', keptFrom: childRoles, limit: writes } as const;
const readingOwn = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const acting = { access: 'member', keptFrom: childRoles, limit: writes } as const;
const readingAsStaff = { permission: 'campaigns.decide', limit: reads } as const;
const readingAsModerator = { permission: 'moderation.decide', limit: reads } as const;
const actingAsModerator = { permission: 'moderation.decide', limit: writes } as const;
const actingAsStaff = { permission: 'campaigns.decide', limit: writes } as const;

export const campaignsApi = os.router({
  ...teamsApi,
  ...matchingApi,
  ...milestonesApi,
  ...thanksApi,
  setup: os.setup.use(guard('campaigns.setup', readingOwn)).handler(({ context }) => getSetup(context)),
  keep: os.keep
    .use(guard('campaigns.keep', acting))
    .handler(({ context, input }) => keepSetup(context, input)),
  describe: os.describe
    .use(guard('campaigns.describe', acting))
    .handler(({ context, input }) => describeSetup(context, input)),
  complete: os.complete
    .use(guard('campaigns.complete', { ...acting, judge: judgePage }))
    .handler(({ context, input }) => completeSetup(context, input)),
  discard: os.discard.use(guard('campaigns.discard', acting)).handler(({ context }) => discardSetup(context)),
  list: os.list
    .use(guard('campaigns.list', looking))
    .handler(({ context, input }) => listCampaigns(context, input)),
  get: os.get
    .use(guard('campaigns.get', looking))
    .handler(({ context, input }) => showCampaign(context, input)),
  clock: os.clock
    .use(guard('campaigns.clock', looking))
    .handler(({ context, input }) => getCampaignClock(context, input)),
  live: os.live
    .use(guard('campaigns.live', looking))
    .handler(({ context, input }) => getLive(context, input)),
  gifts: os.gifts
    .use(guard('campaigns.gifts', looking))
    .handler(({ context, input }) => listWall(context, input)),
  comments: os.comments
    .use(guard('campaigns.comments', readingOwn))
    .handler(({ context, input }) => listComments(context, input)),
  decideComment: os.decideComment
    .use(guard('campaigns.decideComment', acting))
    .handler(({ context, input }) => decideComment(context, input)),
  adminComments: os.adminComments
    .use(guard('campaigns.adminComments', readingAsModerator))
    .handler(({ context, input }) => listJudgedComments(context, input)),
  decideComments: os.decideComments
    .use(guard('campaigns.decideComments', actingAsModerator))
    .handler(({ context, input }) => decideComments(context, input)),
  embed: os.embed
    .use(guard('campaigns.embed', readingOwn))
    .handler(({ context, input }) => getEmbed(context, input)),
  setEmbed: os.setEmbed
    .use(guard('campaigns.setEmbed', acting))
    .handler(({ context, input }) => setEmbed(context, input)),
  remind: os.remind
    .use(guard('campaigns.remind', asking))
    .handler(({ context, input }) => askForReminder(context, input)),
  crowdfunding: os.crowdfunding
    .use(guard('campaigns.crowdfunding', readingOwn))
    .handler(({ context }) => listOwnCampaigns(context)),
  own: os.own
    .use(guard('campaigns.own', readingOwn))
    .handler(({ context, input }) => getOwnCampaign(context, input)),
  change: os.change
    .use(guard('campaigns.change', acting))
    .handler(({ context, input }) => changeCampaign(context, input)),
  act: os.act
    .use(guard('campaigns.act', acting))
    .handler(({ context, input }) => actOnCampaign(context, input)),
  remove: os.remove
    .use(guard('campaigns.remove', acting))
    .handler(({ context, input }) => removeCampaign(context, input)),
  adminCampaigns: os.adminCampaigns
    .use(guard('campaigns.adminCampaigns', readingAsStaff))
    .handler(({ context, input }) => listAllCampaigns(context, input)),
  adminCampaign: os.adminCampaign
    .use(guard('campaigns.adminCampaign', readingAsStaff))
    .handler(({ context, input }) => getAnyCampaign(context, input)),
  adminTeams: os.adminTeams
    .use(guard('campaigns.adminTeams', readingAsStaff))
    .handler(({ context, input }) => listAnyTeams(context, input)),
  adminPools: os.adminPools
    .use(guard('campaigns.adminPools', readingAsStaff))
    .handler(({ context, input }) => listAnyPools(context, input)),
  decide: os.decide
    .use(guard('campaigns.decide', actingAsStaff))
    .handler(({ context, input }) => decideOnCampaign(context, input)),
});
