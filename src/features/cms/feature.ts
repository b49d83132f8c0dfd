import { defineFeature } from '#platform/composition/feature.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { dashboardFacts, paletteFinds } from '#features/administration/server/public.ts';
import { cmsApi } from './api.ts';
import { cmsContract } from './contract.ts';
import { removeDeletedEntries } from './entries/server/delete-entry.ts';
import { findEntries } from './entries/server/find-entries.ts';
import { houseTypes } from './house-types/server/house-types.ts';
import { indexShipped } from './entries/server/index-shipped.ts';
import { entriesFile } from './entries/server/list-entries.ts';
import { listMissingFacts } from './missing/server/missing-facts.ts';
import { previewDaysSetting, removeExpiredPreviews } from './previews/server/preview-links.ts';
import { definePublishing } from './life/server/publish-due.ts';
import { cmsAuditedActs } from './server/audited-acts.ts';

export const cms = defineFeature({
  name: 'cms',
  api: { contract: cmsContract, router: cmsApi },
  auditedActs: cmsAuditedActs,
  settings: [previewDaysSetting],
  contentTypes: houseTypes,
  files: [entriesFile],
  hooks: [answerTo(paletteFinds, findEntries), answerTo(dashboardFacts, listMissingFacts)],
  prepare: { done: 'shipped entries listed', run: indexShipped },
  defineJobs: definePublishing,
  maintenance: [removeDeletedEntries, removeExpiredPreviews],
});
