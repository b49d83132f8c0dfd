import { providerIds } from '#core/payment-providers.ts';
import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { PayoutsRequest } from '#features/payments/payouts/contract.ts';
import { payoutStates } from '#features/payments/payouts/policy.ts';

export const payoutsQuery = (api: PageApi, request: PayoutsRequest) =>
  api.payments.payouts.queryOptions({ input: request });

export const payoutQuery = (api: PageApi, id: string) => api.payments.payout.queryOptions({ input: { id } });

export const payoutFilters: FilterReaders<PayoutsRequest> = {
  state: oneOf(payoutStates),
  provider: oneOf(providerIds),
};
