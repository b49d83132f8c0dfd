import { defineFeature } from '#platform/composition/feature.ts';
import { teachingApi } from './api.ts';
import { teachingContract } from './contract.ts';
import { seedTeaching } from './server/seed.ts';
import { exportTeaching } from './server/personal-data.ts';

export const teaching = defineFeature({
  name: 'teaching',
  api: { contract: teachingContract, router: teachingApi },
  demoWorld: { seed: seedTeaching },
  personalData: { exported: ['assignments'], keptBack: {}, exportOf: exportTeaching },
});
