import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { classesApi } from './api.ts';
import { classesContract } from './contract.ts';
import { removeOldTeacherInvites } from './co-teachers/server/invite-rows.ts';
import { removeOldInvites } from './invites/server/own-invites.ts';
import { codeLimitsSetting } from './joining/server/codes.ts';
import { hookAnswers } from './server/hook-answers.ts';
import { exportClasses } from './server/personal-data.ts';
import { freeSeatsSetting } from './server/seats.ts';
import { seedClasses } from './server/seed.ts';
import { classesMessageKinds } from './server/message-kinds.ts';
import { admitWherePossible } from './server/admit-where-possible.ts';
import { tellWhatIsSeen } from './server/tell-what-is-seen.ts';
import { classesAuditedActs } from './server/audited-acts.ts';

export const classes = defineFeature({
  name: 'classes',
  api: { contract: classesContract, router: classesApi },
  auditedActs: classesAuditedActs,
  messageKinds: classesMessageKinds,
  hooks: hookAnswers,
  settings: [codeLimitsSetting, freeSeatsSetting],
  maintenance: [removeOldInvites, removeOldTeacherInvites, admitWherePossible, tellWhatIsSeen],
  demoWorld: { seed: seedClasses },
  personalData: {
    exported: [
      'classes',
      'class_teachers',
      'class_teacher_invites',
      'class_students',
      'class_group_students',
      'class_invites',
      'student_cards',
    ],
    keptBack: {},
    exportOf: exportClasses,
  },
  listPublicPaths: async () => [href('join')],
});
