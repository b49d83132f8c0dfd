import { defineFeature } from '#platform/composition/feature.ts';
import { submissionsApi } from './api.ts';
import { impactContract } from './impact/contract.ts';
import { deliverKinds } from './impact-kinds/server/deliver-kinds.ts';
import { rwiType } from './impact-kinds/server/rwi-type.ts';
import { impactBoundsSetting } from './impact/server/impact-bounds.ts';

export const submissions = defineFeature({
  name: 'submissions',
  api: { contract: impactContract, router: submissionsApi },
  settings: [impactBoundsSetting],
  contentTypes: [rwiType],
  hooks: [deliverKinds],
});
