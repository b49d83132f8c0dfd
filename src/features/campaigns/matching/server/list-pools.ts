import type { Selectable } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { campaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import { mayLookAfter } from '#features/campaigns/server/look-after.ts';
import type { CampaignPoolsTable } from '#features/campaigns/totals/server/tables.ts';
import type { PoolView } from '../contract.ts';

/** The pools of a campaign in their order. */
export async function listPools(
  ctx: Ctx,
  { slug }: { slug: string },
): Promise<{ items: PoolView[]; totalItems: number }> {
  ctx.madeFrom?.add(campaignsChanged);
  const campaign = await getCampaign(ctx, { slug });
  if (!isPublic(campaign.state) && !mayLookAfter(ctx, campaign)) throw new NotFound();
  const items = await viewPools(ctx, campaign.id);
  return { items, totalItems: items.length };
}

/** The pools of a campaign in their order, for a caller who may see them. */
export async function viewPools(ctx: Pick<Ctx, 'db'>, campaignId: string): Promise<PoolView[]> {
  const rows = await ctx.db
    .selectFrom('campaign_pools')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('position')
    .execute();
  const used = await listUsed(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => viewPool(row, used.has(row.id)));
}

/** Those of these pools that have added to a gift, even if all of it has gone back. */
export async function listUsed(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('campaign_pools')
    .select('id')
    .where('id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('campaign_matches')
          .select('gift_id')
          .whereRef('campaign_matches.pool_id', '=', 'campaign_pools.id'),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function viewPool(row: Selectable<CampaignPoolsTable>, isUsed: boolean): PoolView {
  const { id, name, ratio, cap, used, least, teams, methods, version } = row;
  return {
    id,
    name,
    ratio,
    cap,
    left: cap - used,
    least,
    from: row.from_at.toISOString(),
    until: row.until_at?.toISOString() ?? null,
    teams,
    methods,
    isUsed,
    version,
  };
}

/** What is left of each pool of a campaign, by id. */
export async function readLeft({ db }: Pick<Ctx, 'db'>, campaignId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('campaign_pools')
    .select(['id', 'cap', 'used'])
    .where('campaign_id', '=', campaignId)
    .execute();
  return Object.fromEntries(rows.map(({ id, cap, used }) => [id, cap - used]));
}
