import type { PageApi } from '#page/page-context.ts';
import type { CampaignsAsked } from '../showing/contract.ts';
import { campaignParts } from '../showing/policy.ts';

export const campaignQuery = (api: PageApi, slug: string) =>
  api.campaigns.get.queryOptions({ input: { slug } });

export const liveQuery = (api: PageApi, slug: string) =>
  api.campaigns.live.queryOptions({ input: { slug }, staleTime: 0 });

export const campaignsQuery = (api: PageApi, asked: CampaignsAsked) =>
  api.campaigns.list.queryOptions({ input: asked });

export const clockQuery = (api: PageApi, slug: string) =>
  api.campaigns.clock.queryOptions({ input: { slug } });

export const setupQuery = (api: PageApi) => api.campaigns.setup.queryOptions({});

export const crowdfundingQuery = (api: PageApi) => api.campaigns.crowdfunding.queryOptions({});

export const ownQuery = (api: PageApi, slug: string) => api.campaigns.own.queryOptions({ input: { slug } });

/** What the address of the list asks for. */
export function readAsked(search: URLSearchParams): CampaignsAsked {
  const q = search.get('q')?.slice(0, 80).trim();
  const after = search.get('after')?.slice(0, 100);
  return {
    part: campaignParts.find((part) => part === search.get('show')) ?? 'running',
    ...(q && { q }),
    ...(after && { after }),
  };
}
