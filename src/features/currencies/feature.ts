import { defineFeature } from '#platform/composition/feature.ts';
import { currenciesApi } from './api.ts';
import { currenciesContract } from './contract.ts';
import { currenciesAuditedActs } from './server/audited-acts.ts';

export const currencies = defineFeature({
  name: 'currencies',
  api: { contract: currenciesContract, router: currenciesApi },
  auditedActs: currenciesAuditedActs,
  personalData: {
    exported: [],
    keptBack: { exchange_rates: 'Who of finance set a rate.' },
    exportOf: () => Promise.resolve({}),
  },
});
