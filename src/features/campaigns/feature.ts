import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { campaignsApi } from './api.ts';
import { campaignsContract } from './contract.ts';
import { campaignsFile } from './deciding/server/campaigns-listing.ts';
import { clockJob, workOffClock } from './life/server/work-off-clock.ts';
import { campaignsAuditedActs } from './server/audited-acts.ts';
import { removeDemoCampaigns, seedCampaigns } from './server/demo-campaigns.ts';
import { eraseFromCampaigns } from './server/erase-campaigns.ts';
import { campaignsFindable } from './server/findable.ts';
import { campaignsMessageKinds } from './server/message-kinds.ts';
import { exportCampaigns } from './server/personal-data.ts';
import { listCampaignPaths } from './server/public-paths.ts';

export const campaigns = defineFeature({
  name: 'campaigns',
  api: { contract: campaignsContract, router: campaignsApi },
  hooks: [answerTo(personErased, eraseFromCampaigns)],
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
