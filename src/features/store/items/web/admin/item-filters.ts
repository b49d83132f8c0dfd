import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { ItemsRequest } from '#features/store/items/contract.ts';
import { itemKinds, itemStatuses } from '#features/store/policy.ts';

/** The filters of the list of items, as addresses write them. */
export const itemFilters: FilterReaders<ItemsRequest> = {
  kind: oneOf(itemKinds),
  status: oneOf(itemStatuses),
  stock: oneOf(['low'] as const),
};
