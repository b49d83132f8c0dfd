import { currencyCodes } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';
import { anyText, day, oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { ContributionsRequest } from '#features/donations/finance/contract.ts';
import { contributionStates } from '#features/donations/finance/policy.ts';
import { contributionKinds, donationPeriods } from '#features/donations/policy.ts';

export const contributionsQuery = (api: PageApi, request: ContributionsRequest) =>
  api.donations.adminContributions.queryOptions({ input: request });

export const waitingQuery = (api: PageApi) => api.donations.adminWaiting.queryOptions({});

export const adminDonationQuery = (api: PageApi, id: string) =>
  api.donations.adminDonation.queryOptions({ input: { id } });

/** The filters of the list, as addresses write them. */
export const contributionFilters: FilterReaders<ContributionsRequest> = {
  state: oneOf(contributionStates),
  period: oneOf(donationPeriods),
  kind: oneOf(contributionKinds),
  currency: oneOf(currencyCodes),
  target: anyText,
  from: day,
  until: day,
};
