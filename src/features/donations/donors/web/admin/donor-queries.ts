import { currencyCodes } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { DonorsRequest } from '#features/donations/donors/contract.ts';
import { thanksStates } from '#features/donations/donors/policy.ts';

export const donorsQuery = (api: PageApi, request: DonorsRequest) =>
  api.donations.adminDonors.queryOptions({ input: request });

export const adminDonorQuery = (api: PageApi, id: string) =>
  api.donations.adminDonor.queryOptions({ input: { id } });

/** The filters of the list, as addresses write them. */
export const donorFilters: FilterReaders<DonorsRequest> = {
  thanks: oneOf(thanksStates),
  recurring: oneOf(['yes', 'no'] as const),
  currency: oneOf(currencyCodes),
};
