import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { CampaignsRequest } from '#features/campaigns/deciding/contract.ts';
import { campaignStates, categoryNames } from '#features/campaigns/life/policy.ts';

export const adminCampaignsQuery = (api: PageApi, request: CampaignsRequest) =>
  api.campaigns.adminCampaigns.queryOptions({ input: request });

export const adminCampaignQuery = (api: PageApi, id: string) =>
  api.campaigns.adminCampaign.queryOptions({ input: { id } });

export const adminTeamsQuery = (api: PageApi, id: string) =>
  api.campaigns.adminTeams.queryOptions({ input: { id } });

export const adminPoolsQuery = (api: PageApi, id: string) =>
  api.campaigns.adminPools.queryOptions({ input: { id } });

/** The filters of the list, as addresses write them. */
export const campaignFilters: FilterReaders<CampaignsRequest> = {
  state: oneOf(campaignStates),
  category: oneOf(categoryNames),
};
