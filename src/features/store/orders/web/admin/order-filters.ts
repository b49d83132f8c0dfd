import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { OrdersRequest } from '#features/store/orders/contract.ts';
import { orderStates } from '#features/store/policy.ts';

/** The filters of the list of orders, as addresses write them. */
export const orderFilters: FilterReaders<OrdersRequest> = { state: oneOf(orderStates) };
