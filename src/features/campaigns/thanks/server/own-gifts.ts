import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { listReachable } from '#features/donations/server/public.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import { branchOf } from '#features/campaigns/teams/policy.ts';
import { findTeam, listTeamRows, placesOf } from '#features/campaigns/teams/server/team-rows.ts';
import { nameForLeader } from '#features/campaigns/totals/server/keep-gift.ts';
import { refuseOthers } from '#features/campaigns/teams/server/who-leads.ts';
import type { OwnGift } from '../contract.ts';

const perPage = 10;

interface Asked {
  slug: string;
  teamSlug?: string | undefined;
  after?: string | undefined;
}

/**
 * The gifts of a campaign for those who look after it, or of a team for those who lead it; newest first. Only those who
 * look after the campaign see the names of anonymous donors (decisions: anonymity).
 */
export async function listOwnGifts(
  ctx: Ctx,
  { slug, teamSlug, after }: Asked,
): Promise<{ items: OwnGift[]; next?: string }> {
  const campaign = await getCampaign(ctx, { slug });
  const teams = await listTeamRows(ctx, campaign.id);
  let query = ctx.db
    .selectFrom('campaign_gifts')
    .selectAll()
    .where('campaign_id', '=', campaign.id)
    .where('amount_left', '>', 0);
  const isOrganizer = teamSlug === undefined;
  if (isOrganizer) refuseStrangers(ctx, campaign);
  else {
    const team = await findTeam(ctx, { campaignId: campaign.id, slug: teamSlug });
    if (!team) throw new NotFound();
    await refuseOthers(ctx, { campaign, teams }, team.id);
    query = query.where('team_id', 'in', [...branchOf(placesOf(teams), team.id)]);
  }
  const { rows, next } = await readPage(query, {
    by: ['given_at', 'id'],
    order: 'newest first',
    after,
    perPage,
  });
  const thanked = await listThanked(
    ctx,
    rows.map(({ id }) => id),
  );
  const reachable = await listReachable(
    ctx,
    rows.map(({ donation_id }) => donation_id),
  );
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const items = rows.map((row): OwnGift => ({
    id: row.id,
    name: isOrganizer ? row.donor_name : nameForLeader(row),
    anonymity: row.anonymity,
    amount: row.amount_left,
    at: row.given_at.toISOString(),
    isOffline: row.kind === 'offline',
    team: row.team_id === null ? null : (names.get(row.team_id) ?? null),
    isThanked: thanked.has(row.id),
    mayThank: !thanked.has(row.id) && reachable.has(row.donation_id),
  }));
  return { items, ...(next !== undefined && { next }) };
}

async function listThanked({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('campaign_thanks').select('gift_id').where('gift_id', 'in', ids).execute();
  return new Set(rows.map(({ gift_id }) => gift_id));
}
