import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { CouponsRequest, CouponUsesRequest } from '#features/coupons/editing/contract.ts';
import { couponStates, statesOfUse } from '#features/coupons/policy.ts';

export const couponsQuery = (api: PageApi, request: CouponsRequest) =>
  api.coupons.list.queryOptions({ input: request });

export const couponQuery = (api: PageApi, id: string) => api.coupons.get.queryOptions({ input: { id } });

export const couponUsesQuery = (api: PageApi, id: string, request: CouponUsesRequest) =>
  api.coupons.uses.queryOptions({ input: { ...request, id } });

/** The filters of the list, as addresses write them. */
export const couponFilters: FilterReaders<CouponsRequest> = { state: oneOf(couponStates) };

/** The same of the uses of one coupon. */
export const filtersOfUses: FilterReaders<CouponUsesRequest> = { state: oneOf(statesOfUse) };
