import { dashboardFacts } from '#features/administration/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { formsApi } from './api.ts';
import { formsContract } from './contract.ts';
import { entriesListing } from './server/entries-listing.ts';
import { exportEntries, listFormFacts, removeOldEntries } from './server/kept-entries.ts';
import { mailReply, replyJob, type ReplyJob } from './server/reply-mail.ts';
import { formsAuditedActs } from './server/audited-acts.ts';

export const forms = defineFeature({
  name: 'forms',
  api: { contract: formsContract, router: formsApi },
  auditedActs: formsAuditedActs,
  hooks: [answerTo(dashboardFacts, (ctx) => listFormFacts(ctx))],
  files: [fileOf(entriesListing)],
  defineJobs: (jobs, ctx) => jobs.define<ReplyJob>(replyJob, (data) => mailReply(ctx, data)),
  maintenance: [removeOldEntries],
  personalData: { exported: ['form_entries'], keptBack: {}, exportOf: exportEntries },
});
