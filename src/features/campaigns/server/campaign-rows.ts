import type { Selectable, Updateable } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { CampaignState } from '../life/policy.ts';
import type { CampaignsTable, DetailColumns } from './tables.ts';

export type CampaignRow = Selectable<CampaignsTable>;
/** One whose setup is finished: everything that it needs is there. */
export type WholeCampaign = CampaignRow & DetailColumns;

export function isWhole(row: CampaignRow): row is WholeCampaign {
  return row.state !== 'step_1' && row.state !== 'step_2';
}

/** What names one campaign: its id, or an address that it has or had, in capitals or not. */
export type CampaignName = { id: string } | { slug: string };

/** A campaign whose setup is finished, locked until the caller's transaction ends; all that happens to one happens one after the other. */
export async function lockCampaign({ db }: Pick<Ctx, 'db'>, name: CampaignName): Promise<WholeCampaign> {
  return whole(await selectCampaign(db, name).forUpdate('campaigns').executeTakeFirst());
}

export async function getCampaign({ db }: Pick<Ctx, 'db'>, name: CampaignName): Promise<WholeCampaign> {
  return whole(await selectCampaign(db, name).executeTakeFirst());
}

/** Undefined for one that is not there, or whose setup is not finished. */
export async function findCampaign(
  { db }: Pick<Ctx, 'db'>,
  name: CampaignName,
): Promise<WholeCampaign | undefined> {
  const row = await selectCampaign(db, name).executeTakeFirst();
  return row && isWhole(row) ? row : undefined;
}

function whole(row: CampaignRow | undefined): WholeCampaign {
  if (!row || !isWhole(row)) throw new NotFound();
  return row;
}

function selectCampaign(db: Ctx['db'], name: CampaignName) {
  const campaigns = db.selectFrom('campaigns').selectAll('campaigns');
  return 'id' in name
    ? campaigns.where('campaigns.id', '=', name.id)
    : campaigns
        .innerJoin('campaign_slugs', 'campaign_slugs.campaign_id', 'campaigns.id')
        .where('campaign_slugs.slug', '=', name.slug.toLowerCase());
}

type Columns = Omit<Updateable<CampaignsTable>, 'id' | 'version' | 'changed_at' | 'state_at'>;

/** Changes a campaign that the caller has locked, which makes another version of it. */
export async function updateCampaign(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  row: Pick<CampaignRow, 'id' | 'state'>,
  set: Columns,
): Promise<CampaignRow> {
  const now = clock.now();
  const isMoved = set.state !== undefined && set.state !== row.state;
  return db
    .updateTable('campaigns')
    .set(({ eb }) => ({
      ...set,
      ...(isMoved && { state_at: now }),
      version: eb('version', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes a campaign to which nobody has given. Addresses under which it was live stay nobody's; the others are free again. */
export async function deleteCampaign(
  { db }: Pick<Ctx, 'db'>,
  { id }: Pick<CampaignRow, 'id'>,
): Promise<void> {
  await db.deleteFrom('campaign_slugs').where('campaign_id', '=', id).where('was_live', '=', false).execute();
  for (const table of ['campaign_pools', 'campaign_sums', 'campaign_teams'] as const)
    await db.deleteFrom(table).where('campaign_id', '=', id).execute();
  await db.deleteFrom('campaigns').where('id', '=', id).execute();
}

export const runningStates = ['live', 'bonus', 'paused'] as const satisfies readonly CampaignState[];
