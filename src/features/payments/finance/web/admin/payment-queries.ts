import { providerIds } from '#core/payment-providers.ts';
import type { PageApi } from '#page/page-context.ts';
import { anyText, day, oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { PaymentsRequest } from '#features/payments/finance/contract.ts';
import { paymentStates } from '#features/payments/policy.ts';
import { paymentQueues } from '#features/payments/queues/policy.ts';

export const paymentsQuery = (api: PageApi, request: PaymentsRequest) =>
  api.payments.adminPayments.queryOptions({ input: request });

export const paymentQuery = (api: PageApi, id: string) =>
  api.payments.adminPayment.queryOptions({ input: { id } });

/** The filters of the list, as addresses write them. */
export const paymentFilters: FilterReaders<PaymentsRequest> = {
  state: oneOf(paymentStates),
  waits: oneOf(paymentQueues),
  provider: oneOf(providerIds),
  purpose: anyText,
  from: day,
  until: day,
};
