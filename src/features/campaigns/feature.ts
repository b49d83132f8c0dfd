import {
  contributionReceived,
  contributionRestored,
  contributionReversed,
  donationAsked,
} from '#features/donations/server/public.ts';
import { booksCompared } from '#features/ledger/server/public.ts';
import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { campaignsApi } from './api.ts';
import { campaignsContract } from './contract.ts';
import { campaignsFile } from './deciding/server/campaigns-listing.ts';
import { answerDonation, countContribution, recountContribution } from './giving/server/answer-donations.ts';
import { clockJob, workOffClock } from './life/server/work-off-clock.ts';
import { campaignsAuditedActs } from './server/audited-acts.ts';
import { removeDemoCampaigns, seedCampaigns } from './server/demo-campaigns.ts';
import { eraseFromCampaigns } from './server/erase-campaigns.ts';
import { campaignsFindable } from './server/findable.ts';
import { campaignsMessageKinds } from './server/message-kinds.ts';
import { exportCampaigns } from './server/personal-data.ts';
import { listCampaignPaths } from './server/public-paths.ts';
import { compareSums } from './totals/server/compare-sums.ts';

export const campaigns = defineFeature({
  name: 'campaigns',
  api: { contract: campaignsContract, router: campaignsApi },
  hooks: [
    answerTo(personErased, eraseFromCampaigns),
    answerTo(donationAsked, answerDonation),
    answerTo(contributionReceived, countContribution),
    answerTo(contributionReversed, recountContribution),
    answerTo(contributionRestored, recountContribution),
    answerTo(booksCompared, compareSums),
  ],
  messageKinds: campaignsMessageKinds,
  auditedActs: campaignsAuditedActs,
  files: [campaignsFile],
  findable: campaignsFindable,
  listPublicPaths: listCampaignPaths,
  defineJobs(jobs, ctx) {
    jobs.define(clockJob, () => workOffClock(ctx), { cron: '* * * * *' });
  },
  demoWorld: { seed: seedCampaigns, shutOut: removeDemoCampaigns },
  personalData: { exported: ['campaigns'], keptBack: {}, exportOf: exportCampaigns },
});
