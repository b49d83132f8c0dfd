import { currencyCodes } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';
import { anyText, day, oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { ContributionsRequest, RecurringRequest } from '#features/donations/finance/contract.ts';
import { contributionStates, recurringStates } from '#features/donations/finance/policy.ts';
import { contributionKinds, donationPeriods } from '#features/donations/policy.ts';

export const contributionsQuery = (api: PageApi, request: ContributionsRequest) =>
  api.donations.adminContributions.queryOptions({ input: request });

export const recurringQuery = (api: PageApi, request: RecurringRequest) =>
  api.donations.adminRecurring.queryOptions({ input: request });

export const targetsQuery = (api: PageApi) => api.donations.adminTargets.queryOptions({});

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
  donor: anyText,
  from: day,
  until: day,
};

/** The same for the list of those that recur. */
export const recurringFilters: FilterReaders<RecurringRequest> = {
  state: oneOf(recurringStates),
  period: oneOf(donationPeriods),
  currency: oneOf(currencyCodes),
};
