import type { Selectable, Updateable } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { lockCampaign, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { tellCampaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import type { CampaignTeamsTable } from '#features/campaigns/totals/server/tables.ts';
import { shownGoals, type TeamPlace } from '../policy.ts';
import type { TeamSummary } from '../contract.ts';

export type TeamRow = Selectable<CampaignTeamsTable>;

/** All teams of a campaign in the order in which they were made, also those that only were asked for. */
export function listTeamRows({ db }: Pick<Ctx, 'db'>, campaignId: string): Promise<TeamRow[]> {
  return db
    .selectFrom('campaign_teams')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Which team each is a part of, by id. */
export async function listTeamParents(
  { db }: Pick<Ctx, 'db'>,
  campaignId: string,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('campaign_teams')
    .select(['id', 'parent_id'])
    .where('campaign_id', '=', campaignId)
    .execute();
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
}

export function placesOf(rows: readonly TeamRow[]): TeamPlace[] {
  return rows.map(({ id, parent_id: parentId, goal, closed_at, opened_at }) => ({
    id,
    parentId,
    goal,
    // One that was only asked for can have none below it, and adds to no goal.
    isClosed: closed_at !== null || opened_at === null,
  }));
}

/** A team by an address that it has or had in its campaign. */
export async function findTeam(
  { db }: Pick<Ctx, 'db'>,
  { campaignId, slug }: { campaignId: string; slug: string },
): Promise<TeamRow | undefined> {
  return db
    .selectFrom('campaign_teams')
    .innerJoin('campaign_team_slugs', 'campaign_team_slugs.team_id', 'campaign_teams.id')
    .selectAll('campaign_teams')
    .where('campaign_team_slugs.campaign_id', '=', campaignId)
    .where('campaign_team_slugs.slug', '=', slug.toLowerCase())
    .executeTakeFirst();
}

/** A team with its campaign, which is locked until the caller's transaction ends: what happens to its teams happens one after the other. */
export async function lockTeam(
  ctx: Pick<Ctx, 'db'>,
  id: string,
): Promise<{ campaign: WholeCampaign; team: TeamRow; teams: TeamRow[] }> {
  const known = await ctx.db
    .selectFrom('campaign_teams')
    .select('campaign_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw new NotFound();
  const campaign = await lockCampaign(ctx, { id: known.campaign_id });
  const teams = await listTeamRows(ctx, campaign.id);
  const team = teams.find((each) => each.id === id);
  if (!team) throw new NotFound();
  return { campaign, team, teams };
}

/** Changes a team of a campaign that the caller has locked, which makes another version of it. */
export async function updateTeam(
  ctx: Pick<Ctx, 'db' | 'clock' | 'events' | 'afterCommit'>,
  { id }: Pick<TeamRow, 'id'>,
  set: Omit<Updateable<CampaignTeamsTable>, 'id' | 'version' | 'changed_at'>,
): Promise<TeamRow> {
  tellCampaignsChanged(ctx);
  return ctx.db
    .updateTable('campaign_teams')
    .set(({ eb }) => ({ ...set, version: eb('version', '+', 1), changed_at: ctx.clock.now() }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Those that everyone may see, as lists show them. */
export function viewTeams(rows: readonly TeamRow[]): TeamSummary[] {
  const goals = shownGoals(placesOf(rows));
  return rows.filter(({ opened_at }) => opened_at !== null).map((row) => viewSummaryOfTeam(row, goals));
}

export function viewSummaryOfTeam(row: TeamRow, goals: ReadonlyMap<string, number>): TeamSummary {
  return {
    id: row.id,
    slug: row.slug,
    parentId: row.parent_id,
    level: row.level,
    name: row.name,
    picture: row.picture,
    goal: goals.get(row.id) ?? row.goal,
    isClosed: row.closed_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}
