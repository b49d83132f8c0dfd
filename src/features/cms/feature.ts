import { defineFeature } from '#platform/composition/feature.ts';
import { removeDeletedEntries } from './entries/server/delete-entry.ts';
import { indexShipped } from './entries/server/index-shipped.ts';
import { definePublishing } from './life/server/publish-due.ts';

export const cms = defineFeature({
  name: 'cms',
  prepare: { done: 'shipped entries listed', run: indexShipped },
  defineJobs: definePublishing,
  maintenance: [removeDeletedEntries],
});
