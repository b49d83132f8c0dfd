import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { sendAhead } from '#platform/db/pipelining.ts';

/** Gifts of the same moment wait for each other only where they meet in one of so many rows. */
const shards = 16;

/** Where a gift counts: its campaign, and its team if it has one. */
export interface Counted {
  campaign_id: string;
  team_id: string | null;
  donor: string;
}

/** What changes in minor units of the campaign; it may be negative. */
interface Change {
  raised: bigint;
  matched: bigint;
  /** Whether it comes, goes altogether, or only changes. */
  gifts: -1 | 0 | 1;
}

/** Adds to the sums of a gift's campaign and team, in the transaction that changes the gift, whose row or key it has locked. */
export async function addToSums(
  ctx: Pick<Ctx, 'db' | 'events' | 'afterCommit'>,
  { campaign_id, team_id, donor }: Counted,
  { raised, matched, gifts }: Change,
): Promise<void> {
  const team = team_id ?? '';
  const donors =
    gifts === 0 ? new Map<string, number>() : await countDonor(ctx, { campaign_id, team, donor, gifts });
  const added = ctx.db
    .insertInto('campaign_sums')
    .values({
      campaign_id,
      team_id: team,
      shard: randomInt(shards),
      raised: Number(raised),
      matched: Number(matched),
      gifts,
      donors: donors.get(team) ?? 0,
      all_donors: donors.get(wholeCampaign) ?? 0,
      version: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['campaign_id', 'team_id', 'shard']).doUpdateSet({
        raised: sql`campaign_sums.raised + excluded.raised`,
        matched: sql`campaign_sums.matched + excluded.matched`,
        gifts: sql`campaign_sums.gifts + excluded.gifts`,
        donors: sql`campaign_sums.donors + excluded.donors`,
        all_donors: sql`campaign_sums.all_donors + excluded.all_donors`,
        version: sql`campaign_sums.version + 1`,
      }),
    );
  await sendAhead(ctx.db, added);
  ctx.afterCommit(() => ctx.events.publish(campaignMoved, campaign_id));
}

/**
 * Tells the open pages of a campaign to look again where it is, though no gift has come: its teams or its pools have changed. In the caller's
 * transaction.
 */
export async function tellTotalsChanged(
  ctx: Pick<Ctx, 'db' | 'events' | 'afterCommit'>,
  campaignId: string,
): Promise<void> {
  await ctx.db
    .insertInto('campaign_sums')
    .values({ campaign_id: campaignId, team_id: '', shard: 0, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'team_id', 'shard'])
        .doUpdateSet({ version: sql`campaign_sums.version + 1` }),
    )
    .execute();
  ctx.afterCommit(() => ctx.events.publish(campaignMoved, campaignId));
}

/** By how many donors a gift that comes or goes changes its team and the campaign: by one with the first and the last of a person. */
async function countDonor(
  { db }: Pick<Ctx, 'db'>,
  { campaign_id, team, donor, gifts }: { campaign_id: string; team: string; donor: string; gifts: -1 | 1 },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .insertInto('campaign_donors')
    // The campaign first, always, so that two gifts of one person to two teams wait for each other and never both.
    .values([wholeCampaign, team].map((team_id) => ({ campaign_id, team_id, donor, gifts: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'team_id', 'donor'])
        .doUpdateSet({ gifts: sql`campaign_donors.gifts + ${gifts}` }),
    )
    .returning(['team_id', 'gifts'])
    .execute();
  const turn = gifts === 1 ? 1 : 0;
  const turned = new Map(rows.filter((row) => row.gifts === turn).map((row) => [row.team_id, gifts]));
  if (team !== '' && turned.has(team))
    await sendAhead(
      db,
      db
        .updateTable('campaign_donors')
        .set(({ eb }) => ({ teams: eb('teams', '+', gifts) }))
        .where('campaign_id', '=', campaign_id)
        .where('team_id', '=', wholeCampaign)
        .where('donor', '=', donor),
    );
  return turned;
}

/** Where `campaign_donors` counts the gifts of a person to all teams. */
export const wholeCampaign = '*';

/** Has open pages read a campaign again, of which something has changed that is no sum; in the caller's transaction. */
export function bumpVersion(
  ctx: Pick<Ctx, 'db' | 'events' | 'afterCommit'>,
  campaignId: string,
): Promise<void> {
  const counted = { campaign_id: campaignId, team_id: null, donor: '' };
  return addToSums(ctx, counted, { raised: 0n, matched: 0n, gifts: 0 });
}

/** Sent to every process once what a campaign has raised has changed. */
export const campaignMoved = 'campaigns.moved';
