import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { mayLookAfter } from '#features/campaigns/server/look-after.ts';
import type { CampaignRow } from '#features/campaigns/server/campaign-rows.ts';
import { pathOf } from '../policy.ts';
import { placesOf, type TeamRow } from './team-rows.ts';

/** Which teams of a campaign someone leads herself. */
export async function listLed(
  { db }: Pick<Ctx, 'db'>,
  { campaignId, userId }: { campaignId: string; userId: UserId },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('campaign_team_leaders')
    .innerJoin('campaign_teams', 'campaign_teams.id', 'campaign_team_leaders.team_id')
    .select('team_id')
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ team_id }) => team_id));
}

/** A campaign and its teams, to ask who leads which. */
interface AskedTeams {
  campaign: Pick<CampaignRow, 'id' | 'organizer_id'>;
  teams: readonly TeamRow[];
}

/**
 * Whether the caller leads a team: as the one who looks after the campaign, as a leader of the team, or of one above it. A leader whose team was only
 * asked for leads nothing yet but sees it.
 */
export async function mayLead(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { campaign, teams }: AskedTeams,
  teamId: string,
): Promise<boolean> {
  if (ctx.actor.kind === 'visitor') return false;
  if (mayLookAfter(ctx, campaign)) return true;
  const led = await listLed(ctx, { campaignId: campaign.id, userId: ctx.actor.userId });
  return led.size > 0 && pathOf(placesOf(teams), teamId).some(({ id }) => led.has(id));
}

/** Not yours is not found. */
export async function refuseOthers(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  asked: AskedTeams,
  teamId: string,
): Promise<void> {
  if (!(await mayLead(ctx, asked, teamId))) throw new NotFound();
}
