import { currencyCodes } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import { paidPlans, periods, subscriptionStates } from '#features/plans/policy.ts';
import type { SubscriptionsRequest } from '#features/plans/subscribers/contract.ts';

export const subscriptionsQuery = (api: PageApi, request: SubscriptionsRequest) =>
  api.plans.adminSubscriptions.queryOptions({ input: request });

/** The filters of the list, as addresses write them. */
export const subscriptionFilters: FilterReaders<SubscriptionsRequest> = {
  state: oneOf(subscriptionStates),
  plan: oneOf(paidPlans),
  period: oneOf(periods),
  currency: oneOf(currencyCodes),
};
