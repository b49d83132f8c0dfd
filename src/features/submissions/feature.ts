import { defineFeature } from '#platform/composition/feature.ts';
import { submissionsApi } from './api.ts';
import { submissionsContract } from './contract.ts';
import { classModeratorsSetting } from './class-moderation/server/teachers-setting.ts';
import { seedWorks } from './demo/server/seed-works.ts';
import { listWallPaths } from './wall/server/public-paths.ts';
import { submissionLimitsSetting } from './handing-in/server/limits-setting.ts';
import { defineModeration } from './moderation/server/moderation-jobs.ts';
import { queueFile } from './moderation/server/queue-listing.ts';
import { removeEndedWorkClaims } from './moderation/server/claim-works.ts';
import { deliverKinds } from './impact-kinds/server/deliver-kinds.ts';
import { rwiType } from './impact-kinds/server/rwi-type.ts';
import { impactFile } from './impact-report/server/impact-report.ts';
import { impactBoundsSetting } from './impact/server/impact-bounds.ts';
import { askGuardians, askGuardiansJob } from './guardian/server/ask-guardians.ts';
import { guardianMailSetting } from './guardian/server/mail-delay-setting.ts';
import { submissionsAuditedActs } from './server/audited-acts.ts';
import { hookAnswers } from './server/hook-answers.ts';
import { submissionsMessageKinds } from './server/message-kinds.ts';
import { exportSubmissions } from './server/personal-data.ts';

export const submissions = defineFeature({
  name: 'submissions',
  api: { contract: submissionsContract, router: submissionsApi },
  auditedActs: submissionsAuditedActs,
  messageKinds: submissionsMessageKinds,
  files: [queueFile, impactFile],
  maintenance: [removeEndedWorkClaims],
  defineJobs(jobs, ctx) {
    jobs.define(askGuardiansJob, async () => void (await askGuardians(ctx)), { cron: '*/10 * * * *' });
    defineModeration(jobs, ctx);
  },
  demoWorld: { seed: seedWorks },
  listPublicPaths: listWallPaths,
  settings: [classModeratorsSetting, submissionLimitsSetting, impactBoundsSetting, guardianMailSetting],
  contentTypes: [rwiType],
  hooks: [...hookAnswers, deliverKinds],
  personalData: {
    exported: [
      'submissions',
      'submission_drafts',
      'submission_stickers',
      'submission_reports',
      'standing_consents',
      'guardian_asks',
      'impact_entries',
    ],
    keptBack: {
      submission_claims: 'which work a moderator looks at, for minutes',
      submission_decisions: 'what a moderator is about to decide, for seconds',
    },
    exportOf: exportSubmissions,
  },
});
