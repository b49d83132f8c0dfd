import { defineFeature } from '#platform/composition/feature.ts';
import { sandboxApi } from './api.ts';
import { sandboxContract } from './contract.ts';
import { forgetKeys } from './requests/server/answer-once.ts';
import { seedSandbox } from './server/seed.ts';
import { workOff } from './server/work-off.ts';
import { workJob } from './webhooks/server/tell.ts';

export const sandbox = defineFeature({
  name: 'sandbox',
  api: { contract: sandboxContract, router: sandboxApi },
  defineJobs(jobs, ctx) {
    jobs.define(workJob, () => workOff(ctx), { cron: '* * * * *', isPaused: !ctx.sandbox });
  },
  maintenance: [forgetKeys],
  demoWorld: { seed: seedSandbox },
});
