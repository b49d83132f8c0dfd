import { defineFeature } from '#platform/composition/feature.ts';
import { guardiansApi } from './api.ts';
import { consentAgesSetting } from './consent/server/consent-age.ts';
import { eraseUnanswered } from './consent/server/pending-consent.ts';
import { exportGuardian } from './consent/server/personal-data.ts';
import { guardiansContract } from './contract.ts';

export const guardians = defineFeature({
  name: 'guardians',
  api: { contract: guardiansContract, router: guardiansApi },
  settings: [consentAgesSetting],
  maintenance: [eraseUnanswered],
  personalData: { exported: ['guardians'], keptBack: {}, exportOf: exportGuardian },
});
