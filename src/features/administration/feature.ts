import { defineFeature } from '#platform/composition/feature.ts';
import { administrationApi } from './api.ts';
import { administrationContract } from './contract.ts';
import { claimSetting } from './judging/server/judged-queue.ts';
import { exportViews } from './views/server/saved-views.ts';

export const administration = defineFeature({
  name: 'administration',
  api: { contract: administrationContract, router: administrationApi },
  settings: [claimSetting],
  personalData: { exported: ['saved_views'], keptBack: {}, exportOf: exportViews },
});
