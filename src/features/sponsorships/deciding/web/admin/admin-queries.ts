import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { SponsorshipsRequest } from '#features/sponsorships/deciding/contract.ts';
import { reviews, spans, sponsorshipStates } from '#features/sponsorships/policy.ts';

export const adminSponsorshipsQuery = (api: PageApi, request: SponsorshipsRequest) =>
  api.sponsorships.adminSponsorships.queryOptions({ input: request });

export const adminSponsorshipQuery = (api: PageApi, id: string) =>
  api.sponsorships.adminSponsorship.queryOptions({ input: { id } });

/** The filters of the list, as addresses write them. */
export const sponsorshipFilters: FilterReaders<SponsorshipsRequest> = {
  state: oneOf(sponsorshipStates),
  review: oneOf(reviews),
  span: oneOf(spans),
};
