import { defineFeature } from '#platform/composition/feature.ts';
import { personActs, personSections } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { settingsApi } from './api.ts';
import { settingsContract } from './contract.ts';
import { accountActs } from './panel/server/account-acts.ts';
import { exportData } from './panel/server/export-act.ts';
import { planActs } from './panel/server/plan-acts.ts';
import { planSection } from './panel/server/plan-section.ts';
import { settingsAuditedActs } from './server/audited-acts.ts';

export const settings = defineFeature({
  name: 'settings',
  api: { contract: settingsContract, router: settingsApi },
  auditedActs: settingsAuditedActs,
  hooks: [
    answerTo(personSections, () => Promise.resolve([planSection])),
    answerTo(personActs, () => Promise.resolve([...planActs, ...accountActs, exportData])),
  ],
});
