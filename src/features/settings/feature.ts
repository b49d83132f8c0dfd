import { defineFeature } from '#platform/composition/feature.ts';
import { settingsApi } from './api.ts';
import { settingsContract } from './contract.ts';

export const settings = defineFeature({
  name: 'settings',
  api: { contract: settingsContract, router: settingsApi },
});
