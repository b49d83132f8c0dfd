import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { dashboardFacts, paletteFinds } from '#features/administration/server/public.ts';
import { schoolsApi } from './api.ts';
import { schoolsContract } from './contract.ts';
import { exportSchool } from './server/chosen-schools.ts';
import { countSchools, findSchools } from './server/for-administration.ts';
import { schoolsListing } from './server/schools-listing.ts';
import { seedSchools } from './server/seed.ts';
import { schoolsAuditedActs } from './server/audited-acts.ts';

export const schools = defineFeature({
  name: 'schools',
  api: { contract: schoolsContract, router: schoolsApi },
  auditedActs: schoolsAuditedActs,
  hooks: [answerTo(dashboardFacts, countSchools), answerTo(paletteFinds, findSchools)],
  files: [fileOf(schoolsListing)],
  demoWorld: { seed: seedSchools },
  personalData: {
    exported: ['user_schools', 'schools'],
    keptBack: {},
    exportOf: exportSchool,
  },
});
