import { dashboardFacts } from '#features/administration/server/public.ts';
import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { scholarshipsApi } from './api.ts';
import { scholarshipsContract } from './contract.ts';
import { scholarshipsAuditedActs } from './server/audited-acts.ts';
import { removeDemoScholarships, seedScholarships } from './server/demo-requests.ts';
import { listScholarshipFacts } from './server/facts.ts';
import { scholarshipsMessageKinds } from './server/message-kinds.ts';
import { exportScholarships, forgetNotes } from './server/personal-data.ts';
import { budgetSetting } from './server/settings.ts';
import { remindHolders, removeOldRequests, takeBackUnused } from './server/upkeep.ts';

export const scholarships = defineFeature({
  name: 'scholarships',
  api: { contract: scholarshipsContract, router: scholarshipsApi },
  listPublicPaths: () => Promise.resolve([href('scholarship')]),
  auditedActs: scholarshipsAuditedActs,
  messageKinds: scholarshipsMessageKinds,
  hooks: [answerTo(dashboardFacts, (ctx) => listScholarshipFacts(ctx)), answerTo(personErased, forgetNotes)],
  settings: [budgetSetting],
  maintenance: [remindHolders, takeBackUnused, removeOldRequests],
  demoWorld: { seed: seedScholarships, shutOut: removeDemoScholarships },
  personalData: {
    exported: ['scholarship_requests', 'scholarship_grants'],
    keptBack: {},
    exportOf: exportScholarships,
  },
});
