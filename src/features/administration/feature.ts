import { defineFeature } from '#platform/composition/feature.ts';
import { administrationApi } from './api.ts';
import { administrationContract } from './contract.ts';

export const administration = defineFeature({
  name: 'administration',
  api: { contract: administrationContract, router: administrationApi },
});
