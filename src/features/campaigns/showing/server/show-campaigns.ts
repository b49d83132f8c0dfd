import { sql } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { cacheReads } from '#platform/cache/cached-read.ts';
import { readPage } from '#platform/db/keyset.ts';
import { publicStates } from '#features/campaigns/life/policy.ts';
import { campaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import {
  getCampaign,
  isWhole,
  runningStates,
  type CampaignRow,
} from '#features/campaigns/server/campaign-rows.ts';
import { foldName } from '#features/campaigns/server/fold-name.ts';
import { mayLookAfter } from '#features/campaigns/server/look-after.ts';
import { restsUntil } from '#features/campaigns/server/times.ts';
import type { CampaignClock, CampaignsAsked, CampaignsPage, CampaignView } from '../contract.ts';
import type { CampaignPart } from '../policy.ts';
import { viewCampaign, viewSummary } from './view-campaign.ts';

const perPage = 12;

/** Which campaigns a part of the list has, and in which order: what began, begins or ended nearest to now comes first. */
const parts = {
  running: { states: runningStates, by: 'starts_at', order: 'newest first' },
  coming: { states: ['scheduled'], by: 'starts_at', order: 'oldest first' },
  done: { states: ['ended', 'archived'], by: 'ends_at', order: 'newest first' },
} as const satisfies Record<
  CampaignPart,
  { states: readonly CampaignRow['state'][]; by: string; order: string }
>;

const readPart = cacheReads<Ctx, string, CampaignsPage>(
  { topics: [campaignsChanged], maxAgeSeconds: 60, max: 100 },
  (ctx, key) => findCampaigns(ctx, JSON.parse(key) as CampaignsAsked),
);

/** One page of the public list. */
export function listCampaigns(ctx: Ctx, { part, q, after }: CampaignsAsked): Promise<CampaignsPage> {
  ctx.madeFrom?.add(campaignsChanged);
  // What people search for is too varied to be kept.
  if (q !== undefined && q.trim() !== '') return findCampaigns(ctx, { part, q, after });
  return readPart(ctx, JSON.stringify({ part, after }));
}

async function findCampaigns({ db }: Ctx, { part, q = '', after }: CampaignsAsked): Promise<CampaignsPage> {
  const { states, by, order } = parts[part];
  const words = foldName(q).split(' ').filter(Boolean);
  let matching = db.selectFrom('campaigns').where('state', 'in', states);
  // No campaign is called by signs alone.
  if (words.length === 0 && q.trim() !== '') matching = matching.where(sql.lit(false));
  for (const word of words) matching = matching.where('folded_name', 'like', `%${word}%`);
  const { rows, next } = await readPage(matching.selectAll(), {
    by: [by, 'id'],
    order,
    after,
    perPage,
  });
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.filter(isWhole).map(viewSummary),
    totalItems: count,
    ...(next !== undefined && { next }),
  };
}

const readPublic = cacheReads<Ctx, string, { campaign: CampaignView | undefined }>(
  { topics: [campaignsChanged], maxAgeSeconds: 60, max: 500 },
  async (ctx, slug) => {
    const row = await ctx.db
      .selectFrom('campaigns')
      .innerJoin('campaign_slugs', 'campaign_slugs.campaign_id', 'campaigns.id')
      .selectAll('campaigns')
      .where('campaign_slugs.slug', '=', slug.toLowerCase())
      .where('state', 'in', publicStates)
      .executeTakeFirst();
    return { campaign: row && isWhole(row) ? viewCampaign(row) : undefined };
  },
);

/** A campaign by an address that it has or had; before it is public, only for those who look after it. */
export async function showCampaign(ctx: Ctx, { slug }: { slug: string }): Promise<CampaignView> {
  ctx.madeFrom?.add(campaignsChanged);
  const { campaign } = await readPublic(ctx, slug);
  if (campaign) return campaign;
  const row = await getCampaign(ctx, { slug });
  if (!mayLookAfter(ctx, row)) throw new NotFound();
  return viewCampaign(row);
}

export async function getCampaignClock(ctx: Ctx, { slug }: { slug: string }): Promise<CampaignClock> {
  const { state, ...campaign } = await showCampaign(ctx, { slug });
  const shown = publicStates.find((each) => each === state);
  if (!shown) throw new NotFound();
  const now = ctx.clock.now();
  const rests = restsUntil({ place: campaign.place, gives_on_holy_days: campaign.givesOnHolyDays }, now);
  return {
    now: now.toISOString(),
    state: shown,
    startsAt: campaign.startsAt,
    endsAt: campaign.endsAt,
    restsUntil: rests?.toISOString() ?? null,
  };
}
