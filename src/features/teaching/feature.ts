import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { offeredCourses } from '#features/classes/server/public.ts';
import { teachingApi } from './api.ts';
import { tellAnnounced } from './announcements/server/tell-announced.ts';
import { teachingContract } from './contract.ts';
import { remindOfDue, tellAssigned } from './assignments/server/tell-students.ts';
import { teachingAuditedActs } from './server/audited-acts.ts';
import { teachingMessageKinds } from './server/message-kinds.ts';
import { seedTeaching } from './server/seed.ts';
import { forgetWeeks, mailWeeks } from './week/server/mail-weeks.ts';
import { findOffered } from './courses/server/offered.ts';
import { exportTeaching } from './server/personal-data.ts';

export const teaching = defineFeature({
  name: 'teaching',
  api: { contract: teachingContract, router: teachingApi },
  auditedActs: teachingAuditedActs,
  messageKinds: teachingMessageKinds,
  defineJobs(jobs, ctx) {
    jobs.define('teaching.tell', () => tellAssigned(ctx), { cron: '* * * * *' });
    jobs.define('teaching.announce', () => tellAnnounced(ctx), { cron: '* * * * *' });
    jobs.define('teaching.remind', () => remindOfDue(ctx), { cron: '25 * * * *' });
    jobs.define('teaching.week', () => mailWeeks(ctx), { cron: '43 * * * *' });
  },
  hooks: [answerTo(offeredCourses, findOffered)],
  demoWorld: { seed: seedTeaching },
  maintenance: [forgetWeeks],
  personalData: {
    exported: ['assignments', 'teacher_weeks', 'class_announcements', 'class_goals'],
    keptBack: {},
    exportOf: exportTeaching,
  },
});
