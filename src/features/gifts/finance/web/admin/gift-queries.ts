import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { GiftsRequest } from '#features/gifts/finance/contract.ts';
import { giftStates } from '#features/gifts/policy.ts';

export const giftsQuery = (api: PageApi, request: GiftsRequest) =>
  api.gifts.adminGifts.queryOptions({ input: request });

export const owedQuery = (api: PageApi) => api.gifts.adminOwed.queryOptions({});

export const adminGiftQuery = (api: PageApi, id: string) =>
  api.gifts.adminGift.queryOptions({ input: { id } });

/** The filters of the list, as addresses write them. */
export const giftFilters: FilterReaders<GiftsRequest> = {
  state: oneOf(giftStates),
  asked: oneOf(['yes']),
};
