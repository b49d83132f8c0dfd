import { providerIds } from '#core/payment-providers.ts';
import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import { disputeStates } from '#features/payments/finance/policy.ts';
import type { DisputesRequest, StuckWebhooksRequest } from '#features/payments/queues/contract.ts';

export const queuesQuery = (api: PageApi) => api.payments.adminMoney.queryOptions();

export const disputesQuery = (api: PageApi, request: DisputesRequest) =>
  api.payments.adminDisputes.queryOptions({ input: request });

export const disputeFilters: FilterReaders<DisputesRequest> = {
  state: oneOf(disputeStates),
  provider: oneOf(providerIds),
};

export const stuckWebhooksQuery = (api: PageApi, request: StuckWebhooksRequest) =>
  api.payments.adminStuckWebhooks.queryOptions({ input: request });

export const stuckWebhookFilters: FilterReaders<StuckWebhooksRequest> = { provider: oneOf(providerIds) };
