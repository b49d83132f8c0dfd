import { consentWithdrawn, guardianNeeded } from '#features/guardians/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { flushRegularly } from './activity/server/flush-regularly.ts';
import { exportActivity, forgetActivity, removeOldActivity } from './activity/server/remove-old-activity.ts';
import { rollUp } from './activity/server/roll-up.ts';

export const reports = defineFeature({
  name: 'reports',
  hooks: [consentWithdrawn, guardianNeeded].map((hook) =>
    answerTo(hook, (ctx, { userId }) => forgetActivity(ctx, userId)),
  ),
  whileListening: flushRegularly,
  // At ten past, so that the last minutes of a day are in it.
  defineJobs: (jobs, ctx) => jobs.define('reports.rollUp', () => rollUp(ctx), { cron: '10 * * * *' }),
  maintenance: [removeOldActivity],
  personalData: { exported: ['activity_events'], keptBack: {}, exportOf: exportActivity },
});
