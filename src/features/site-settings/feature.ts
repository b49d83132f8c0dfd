import { defineFeature } from '#platform/composition/feature.ts';
import { siteSettingsApi } from './api.ts';
import { siteSettingsContract } from './contract.ts';
import { siteSettingsAuditedActs } from './server/audited-acts.ts';

export const siteSettings = defineFeature({
  name: 'site-settings',
  api: { contract: siteSettingsContract, router: siteSettingsApi },
  auditedActs: siteSettingsAuditedActs,
});
