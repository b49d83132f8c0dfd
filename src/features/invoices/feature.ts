import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { invoicesApi } from './api.ts';
import { invoicesContract } from './contract.ts';
import { eraseBuyer } from './documents/server/erase-buyer.ts';
import { forgetBuyers, forgetJob } from './documents/server/forget-buyers.ts';
import { documentsFile } from './documents/server/list-documents.ts';
import { exportDocuments } from './server/personal-data.ts';
import { invoicesAuditedActs } from './server/audited-acts.ts';
import { canadaSetting, entitiesSetting, taxesSetting } from './server/settings.ts';

export const invoices = defineFeature({
  name: 'invoices',
  api: { contract: invoicesContract, router: invoicesApi },
  hooks: [answerTo(personErased, eraseBuyer)],
  settings: [entitiesSetting, canadaSetting, taxesSetting],
  files: [documentsFile],
  auditedActs: invoicesAuditedActs,
  defineJobs(jobs, ctx) {
    jobs.define(forgetJob, () => forgetBuyers(ctx), { cron: '50 2 * * *' });
  },
  personalData: { exported: ['documents'], keptBack: {}, exportOf: exportDocuments },
});
