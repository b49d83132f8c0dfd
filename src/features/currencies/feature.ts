import { defineFeature } from '#platform/composition/feature.ts';

export const currencies = defineFeature({
  name: 'currencies',
  personalData: {
    exported: [],
    keptBack: { exchange_rates: 'Who of finance set a rate.' },
    exportOf: () => Promise.resolve({}),
  },
});
