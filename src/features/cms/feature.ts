import { defineFeature } from '#platform/composition/feature.ts';
import { cmsApi } from './api.ts';
import { cmsContract } from './contract.ts';
import { removeDeletedEntries } from './entries/server/delete-entry.ts';
import { houseTypes } from './house-types/server/house-types.ts';
import { indexShipped } from './entries/server/index-shipped.ts';
import { definePublishing } from './life/server/publish-due.ts';

export const cms = defineFeature({
  name: 'cms',
  api: { contract: cmsContract, router: cmsApi },
  contentTypes: houseTypes,
  prepare: { done: 'shipped entries listed', run: indexShipped },
  defineJobs: definePublishing,
  maintenance: [removeDeletedEntries],
});
