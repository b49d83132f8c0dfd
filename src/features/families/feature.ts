import { defineFeature } from '#platform/composition/feature.ts';
import { personSections } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { familiesApi } from './api.ts';
import { familiesContract } from './contract.ts';
import { hookAnswers } from './server/hook-answers.ts';
import { removeOldInvites } from './grown-ups/server/invite-rows.ts';
import { peopleLimitsSetting } from './grown-ups/server/people-limits.ts';
import { exportFamily } from './members/server/personal-data.ts';
import { freeSeatsSetting } from './members/server/seats.ts';
import { familiesAuditedActs } from './server/audited-acts.ts';
import { familiesMessageKinds } from './server/message-kinds.ts';
import { seedFamily } from './server/seed.ts';
import { seedGrownUps } from './server/seed-grown-ups.ts';
import { removeOldDevices } from './swap/server/devices.ts';
import { familyCodeLimitsSetting } from './picture-sign-in/server/code-limits.ts';
import { exportSpentTime } from './time/server/personal-data.ts';
import { timeSection } from './time/server/time-section.ts';

export const families = defineFeature({
  name: 'families',
  api: { contract: familiesContract, router: familiesApi },
  auditedActs: familiesAuditedActs,
  hooks: [answerTo(personSections, () => Promise.resolve([timeSection])), ...hookAnswers],
  settings: [freeSeatsSetting, peopleLimitsSetting, familyCodeLimitsSetting],
  messageKinds: familiesMessageKinds,
  maintenance: [removeOldDevices, removeOldInvites],
  demoWorld: {
    async seed(ctx) {
      await seedFamily(ctx);
      await seedGrownUps(ctx);
    },
  },
  personalData: {
    exported: ['spent_time', 'time_rules', 'time_requests', 'family_guardians', 'family_members'],
    keptBack: {
      families: 'what a family decides, which each of its people is given',
      family_invites: 'addresses of other people, whom a guardian has invited',
      family_pins: 'hashes of secrets',
      family_codes: 'a secret of the family, which names nobody',
      family_pictures: 'hashes of secrets',
      family_devices: 'secrets of devices that a family shares, which name nobody',
    },
    exportOf: async (ctx, userId) => ({
      ...(await exportSpentTime(ctx, userId)),
      ...(await exportFamily(ctx, userId)),
    }),
  },
});
