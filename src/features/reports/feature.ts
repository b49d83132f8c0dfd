import { dashboardFacts } from '#features/administration/server/public.ts';
import { consentWithdrawn, guardianNeeded } from '#features/guardians/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { reportsApi } from './api.ts';
import { reportsContract } from './contract.ts';
import { removeDemoFigures, seedDemoFigures } from './activity/server/demo-figures.ts';
import { flushRegularly } from './activity/server/flush-regularly.ts';
import { exportActivity, forgetActivity, removeOldActivity } from './activity/server/remove-old-activity.ts';
import { rollUp } from './activity/server/roll-up.ts';
import { offeredReports } from './reading/server/charts.ts';
import { listWeekFacts } from './reading/server/dashboard-facts.ts';
import { funnelReport } from './reading/server/funnel-report.ts';
import { peopleReport } from './reading/server/people-report.ts';
import { plansReport } from './reading/server/plans-report.ts';

export const reports = defineFeature({
  name: 'reports',
  api: { contract: reportsContract, router: reportsApi },
  hooks: [
    ...[consentWithdrawn, guardianNeeded].map((hook) =>
      answerTo(hook, (ctx, { userId }) => forgetActivity(ctx, userId)),
    ),
    answerTo(offeredReports, async () => [peopleReport, funnelReport, plansReport]),
    answerTo(dashboardFacts, (ctx) => listWeekFacts(ctx)),
  ],
  whileListening: flushRegularly,
  // At ten past, so that the last minutes of a day are in it.
  defineJobs: (jobs, ctx) => jobs.define('reports.rollUp', () => rollUp(ctx), { cron: '10 * * * *' }),
  maintenance: [removeOldActivity],
  demoWorld: { seed: seedDemoFigures, shutOut: removeDemoFigures },
  personalData: { exported: ['activity_events'], keptBack: {}, exportOf: exportActivity },
});
