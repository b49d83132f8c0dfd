import { defineFeature } from '#platform/composition/feature.ts';
import { searchApi } from './api.ts';
import { searchContract } from './contract.ts';
import { keepSearch } from './server/keep-search.ts';

export const search = defineFeature({
  name: 'search',
  api: { contract: searchContract, router: searchApi },
  prepare: { done: 'search ready', run: keepSearch },
});
