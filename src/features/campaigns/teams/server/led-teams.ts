import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { LedTeam } from '#features/campaigns/organizing/contract.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { shownGoals } from '../policy.ts';
import { listTeamRows, placesOf, viewSummaryOfTeam } from './team-rows.ts';

const shownAtMost = 50;

/** The teams that someone leads, the latest first. */
export async function listLedTeams(ctx: Pick<Ctx, 'db'>, userId: UserId): Promise<LedTeam[]> {
  const led = await ctx.db
    .selectFrom('campaign_team_leaders')
    .innerJoin('campaign_teams', 'campaign_teams.id', 'campaign_team_leaders.team_id')
    .select(['campaign_id', 'team_id'])
    .where('user_id', '=', userId)
    .orderBy('since', 'desc')
    .orderBy('team_id')
    .limit(shownAtMost)
    .execute();
  const campaigns = new Map<string, Awaited<ReturnType<typeof readCampaign>>>();
  for (const { campaign_id: id } of led)
    if (!campaigns.has(id)) campaigns.set(id, await readCampaign(ctx, id));
  return led.flatMap(({ campaign_id, team_id }) => {
    const known = campaigns.get(campaign_id);
    const row = known?.teams.find(({ id }) => id === team_id);
    if (!known || !row) return [];
    const { slug, name, currency } = known.campaign;
    return [
      {
        ...viewSummaryOfTeam(row, known.goals),
        campaign: { slug, name, currency },
        isAsked: row.opened_at === null,
      },
    ];
  });
}

/** The teams of a campaign that someone asked for and that are not answered, the oldest first. */
export async function listAskedTeams(
  { db }: Pick<Ctx, 'db'>,
  campaignId: string,
): Promise<{ id: string; slug: string; name: string }[]> {
  return db
    .selectFrom('campaign_teams')
    .select(['id', 'slug', 'name'])
    .where('campaign_id', '=', campaignId)
    .where('opened_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function readCampaign(ctx: Pick<Ctx, 'db'>, id: string) {
  const campaign = await getCampaign(ctx, { id });
  const teams = await listTeamRows(ctx, id);
  return { campaign, teams, goals: shownGoals(placesOf(teams)) };
}
