import { defineFeature } from '#platform/composition/feature.ts';
import { personActs, personSections } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { guardiansApi } from './api.ts';
import { resendConsent } from './consent/server/consent-acts.ts';
import { consentSection } from './consent/server/consent-section.ts';
import { consentAgesSetting } from './consent/server/consent-age.ts';
import { eraseUnanswered } from './consent/server/pending-consent.ts';
import { exportGuardian } from './consent/server/personal-data.ts';
import { guardiansContract } from './contract.ts';
import { guardiansAuditedActs } from './server/audited-acts.ts';
import { seedGuardians } from './server/seed.ts';

export const guardians = defineFeature({
  name: 'guardians',
  api: { contract: guardiansContract, router: guardiansApi },
  auditedActs: guardiansAuditedActs,
  hooks: [
    answerTo(personSections, () => Promise.resolve([consentSection])),
    answerTo(personActs, () => Promise.resolve([resendConsent])),
  ],
  settings: [consentAgesSetting],
  maintenance: [eraseUnanswered],
  demoWorld: { seed: seedGuardians },
  personalData: { exported: ['guardians'], keptBack: {}, exportOf: exportGuardian },
});
