import type { PageApi } from '#page/page-context.ts';
import type { ItemsRequest } from '#features/store/items/contract.ts';
import type { OrdersRequest } from '#features/store/orders/contract.ts';

export const itemsQuery = (api: PageApi, request: ItemsRequest) =>
  api.store.adminItems.queryOptions({ input: request });

export const itemQuery = (api: PageApi, id: string) => api.store.adminItem.queryOptions({ input: { id } });

/** Entries newest first, from `after` on. */
export const budgetQuery = (api: PageApi, id: string, after?: string) =>
  api.store.budget.queryOptions({ input: { id, ...(after !== undefined && { after }) } });

export const reconciliationQuery = (api: PageApi) => api.store.reconciliation.queryOptions();

export const ordersQuery = (api: PageApi, request: OrdersRequest) =>
  api.store.orders.queryOptions({ input: request });

export const orderQuery = (api: PageApi, id: string) => api.store.order.queryOptions({ input: { id } });

export const packingListQuery = (api: PageApi) => api.store.packingList.queryOptions();
