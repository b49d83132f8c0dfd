import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type {
  ScholarshipGrantsRequest,
  ScholarshipsRequest,
} from '#features/scholarships/deciding/contract.ts';
import { grantKinds, requestStates } from '#features/scholarships/policy.ts';

export const requestFilters: FilterReaders<ScholarshipsRequest> = { state: oneOf(requestStates) };
export const grantFilters: FilterReaders<ScholarshipGrantsRequest> = { kind: oneOf(grantKinds) };

export const requestsQuery = (api: PageApi, request: ScholarshipsRequest) =>
  api.scholarships.list.queryOptions({ input: request });

export const requestQuery = (api: PageApi, id: string) =>
  api.scholarships.get.queryOptions({ input: { id } });

export const grantsQuery = (api: PageApi, request: ScholarshipGrantsRequest) =>
  api.scholarships.grants.queryOptions({ input: request });

export const grantQuery = (api: PageApi, id: string) =>
  api.scholarships.grant.queryOptions({ input: { id } });

export const budgetQuery = (api: PageApi) => api.scholarships.budget.queryOptions();

/** Names the next gift, so that a form that is sent twice gives once. It travels with the page. */
export const giftKeyQuery = queryOptions({
  queryKey: ['scholarship-gift-key'],
  queryFn: () => Promise.resolve(crypto.randomUUID()),
  staleTime: Infinity,
});
