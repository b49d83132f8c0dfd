import { defineFeature } from '#platform/composition/feature.ts';
import { togetherApi } from './api.ts';
import { togetherContract } from './contract.ts';
import { forgetFridays, fridayJob, mailFridays } from './friday/server/mail-friday.ts';
import { exportTogether } from './server/personal-data.ts';
import { togetherMessageKinds } from './server/message-kinds.ts';
import { seedTogether } from './server/seed.ts';

export const together = defineFeature({
  name: 'together',
  api: { contract: togetherContract, router: togetherApi },
  messageKinds: togetherMessageKinds,
  defineJobs: (jobs, ctx) => jobs.define(fridayJob, () => mailFridays(ctx), { cron: '13 * * * *' }),
  demoWorld: { seed: seedTogether },
  maintenance: [forgetFridays],
  personalData: {
    exported: ['friday_mails'],
    keptBack: { family_goals: 'what a family has set out to do, which names nobody' },
    exportOf: exportTogether,
  },
});
