import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import { anyText, day, oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { GiftAidRequest } from '#features/donations/gift-aid/contract.ts';
import { giftAidStates } from '#features/donations/gift-aid/policy.ts';

export const giftAidGiftsQuery = (api: PageApi, request: GiftAidRequest) =>
  api.donations.adminGiftAidGifts.queryOptions({ input: request });

export const giftAidSumsQuery = (api: PageApi, until: string | undefined) =>
  api.donations.adminGiftAid.queryOptions({ input: { until } });

export const claimQuery = (api: PageApi, id: string) =>
  api.donations.adminGiftAidClaim.queryOptions({ input: { id } });

/** The filters of the list, as addresses write them. */
export const giftAidFilters: FilterReaders<GiftAidRequest> = {
  state: oneOf(giftAidStates),
  claim: anyText,
};

/** Up to which day gifts are to be claimed, as the page's address says. */
export function readUntil(search: URLSearchParams): string | undefined {
  return day(search.get('until') ?? '');
}

/** Names the next claim, so that a form that is sent twice makes one. It travels with the page. */
export const claimKeyQuery = queryOptions({
  queryKey: ['donations-claim-key'],
  queryFn: () => Promise.resolve(crypto.randomUUID()),
  staleTime: Infinity,
});
