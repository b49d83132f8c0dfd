import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import type { CampaignsAsked } from '../showing/contract.ts';
import { campaignParts } from '../showing/policy.ts';
import type { WallAsked } from '../wall/contract.ts';
import { wallOrders } from '../wall/policy.ts';

export const campaignQuery = (api: PageApi, slug: string) =>
  api.campaigns.get.queryOptions({ input: { slug } });

export const liveQuery = (api: PageApi, slug: string) =>
  api.campaigns.live.queryOptions({ input: { slug }, staleTime: 0 });

export const wallQuery = (api: PageApi, slug: string, asked: WallAsked) =>
  api.campaigns.gifts.queryOptions({ input: { slug, ...asked } });

export const embedQuery = (api: PageApi, slug: string) =>
  api.campaigns.embed.queryOptions({ input: { slug } });

export const commentsQuery = (api: PageApi, slug: string) =>
  api.campaigns.comments.queryOptions({ input: { slug } });

/** What the address of a campaign's page asks of its wall. */
export function readWallAsked(search: URLSearchParams): WallAsked {
  const name = search.get('name')?.slice(0, 80).trim();
  const after = search.get('after')?.slice(0, 150);
  return {
    order: wallOrders.find((order) => order === search.get('donors')) ?? 'newest',
    ...(name && { name }),
    ...(after && { after }),
  };
}

export const campaignsQuery = (api: PageApi, asked: CampaignsAsked) =>
  api.campaigns.list.queryOptions({ input: asked });

export const clockQuery = (api: PageApi, slug: string) =>
  api.campaigns.clock.queryOptions({ input: { slug } });

/** Until when a campaign rests, for the document: a clock that travels with it would be an old one. */
export const restQuery = (api: PageApi, slug: string) =>
  queryOptions({
    queryKey: ['campaign-rest', slug],
    queryFn: async () => ({ until: (await api.campaigns.clock.call({ slug })).restsUntil }),
    staleTime: Infinity,
  });

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
