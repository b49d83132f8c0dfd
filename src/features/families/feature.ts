import { defineFeature } from '#platform/composition/feature.ts';
import { personSections } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { familiesApi } from './api.ts';
import { familiesContract } from './contract.ts';
import { exportSpentTime } from './time/server/personal-data.ts';
import { timeSection } from './time/server/time-section.ts';

export const families = defineFeature({
  name: 'families',
  api: { contract: familiesContract, router: familiesApi },
  hooks: [answerTo(personSections, () => Promise.resolve([timeSection]))],
  personalData: { exported: ['spent_time'], keptBack: {}, exportOf: exportSpentTime },
});
