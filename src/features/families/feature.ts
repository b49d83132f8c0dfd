import { defineFeature } from '#platform/composition/feature.ts';
import { familiesApi } from './api.ts';
import { familiesContract } from './contract.ts';
import { exportSpentTime } from './time/server/personal-data.ts';

export const families = defineFeature({
  name: 'families',
  api: { contract: familiesContract, router: familiesApi },
  personalData: { exported: ['spent_time'], keptBack: {}, exportOf: exportSpentTime },
});
