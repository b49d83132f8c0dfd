import { defineFeature } from '#platform/composition/feature.ts';
import { currenciesApi } from './api.ts';
import { currenciesContract } from './contract.ts';
import { feedJob, readFeed } from './feed/server/read-feed.ts';
import { currenciesAuditedActs } from './server/audited-acts.ts';

export const currencies = defineFeature({
  name: 'currencies',
  api: { contract: currenciesContract, router: currenciesApi },
  auditedActs: currenciesAuditedActs,
  defineJobs(jobs, ctx) {
    // The European Central Bank publishes at about four in the afternoon of Frankfurt. Tried again for about eight hours.
    jobs.define(feedJob, () => readFeed(ctx), {
      cron: '23 16 * * *',
      retry: { limit: 10, delaySeconds: 300, maxDelaySeconds: 3600 },
    });
  },
  personalData: {
    exported: [],
    keptBack: { exchange_rates: 'Who of finance set a rate.' },
    exportOf: () => Promise.resolve({}),
  },
});
