import {
  accountsNamed,
  appealsRunning,
  contributionMoved,
  contributionOffered,
  contributionReceived,
  contributionRestored,
  contributionReversed,
  donationAsked,
  donationsErased,
  targetNamed,
  targetsSuggested,
} from '#features/donations/server/public.ts';
import { dashboardFacts } from '#features/administration/server/public.ts';
import { booksCompared } from '#features/ledger/server/public.ts';
import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { campaignsApi } from './api.ts';
import { campaignsContract } from './contract.ts';
import { campaignsFile } from './deciding/server/campaigns-listing.ts';
import { answerDonation, countContribution, recountContribution } from './giving/server/answer-donations.ts';
import { endGifts, offerToCampaign } from './giving/server/end-gifts.ts';
import { listAppeals, nameAccounts, suggestTargets } from './giving/server/answer-reports.ts';
import { reachGoal, reachJob } from './life/server/bonus.ts';
import { moveContribution, nameCampaignTarget } from './giving/server/move-contribution.ts';
import { endGiftsJob } from './life/server/move.ts';
import { clockJob, workOffClock } from './life/server/work-off-clock.ts';
import { remindersJob, workOffReminders } from './reminding/server/reminders.ts';
import { campaignsAuditedActs } from './server/audited-acts.ts';
import { removeDemoCampaigns, seedCampaigns } from './server/demo-campaigns.ts';
import { eraseFromCampaigns } from './server/erase-campaigns.ts';
import { campaignsFindable } from './server/findable.ts';
import { campaignsMessageKinds } from './server/message-kinds.ts';
import { exportCampaigns } from './server/personal-data.ts';
import { listCampaignPaths } from './server/public-paths.ts';
import { compareSums } from './totals/server/compare-sums.ts';
import { listCommentFacts } from './wall/server/comments-listing.ts';
import { eraseFromWall } from './wall/server/erase-from-wall.ts';

export const campaigns = defineFeature({
  name: 'campaigns',
  api: { contract: campaignsContract, router: campaignsApi },
  hooks: [
    answerTo(personErased, eraseFromCampaigns),
    answerTo(donationsErased, eraseFromWall),
    answerTo(dashboardFacts, listCommentFacts),
    answerTo(donationAsked, answerDonation),
    answerTo(contributionOffered, offerToCampaign),
    answerTo(contributionReceived, countContribution),
    answerTo(contributionReversed, recountContribution),
    answerTo(contributionRestored, recountContribution),
    answerTo(contributionMoved, moveContribution),
    answerTo(targetNamed, nameCampaignTarget),
    answerTo(targetsSuggested, suggestTargets),
    answerTo(accountsNamed, nameAccounts),
    answerTo(appealsRunning, listAppeals),
    answerTo(booksCompared, compareSums),
  ],
  messageKinds: campaignsMessageKinds,
  auditedActs: campaignsAuditedActs,
  files: [campaignsFile],
  findable: campaignsFindable,
  listPublicPaths: listCampaignPaths,
  defineJobs(jobs, ctx) {
    jobs.define<string>(reachJob, (campaignId) => reachGoal(ctx, campaignId));
    jobs.define<string>(endGiftsJob, (campaignId) => endGifts(ctx, campaignId));
    jobs.define(remindersJob, () => workOffReminders(ctx), { cron: '* * * * *' });
    jobs.define(clockJob, () => workOffClock(ctx), { cron: '* * * * *' });
  },
  demoWorld: { seed: seedCampaigns, shutOut: removeDemoCampaigns },
  personalData: {
    exported: ['campaigns', 'campaign_team_leaders'],
    keptBack: { campaign_thanks: 'Which gifts she has thanked for, not whose they are.' },
    exportOf: exportCampaigns,
  },
});
