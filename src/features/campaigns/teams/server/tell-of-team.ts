import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { notifyAll } from '#features/notifications/server/public.ts';
import type { WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { href } from '#urls.ts';
import type { TeamRow } from './team-rows.ts';

/** What someone hears of a team: that one was asked for, or what came of hers. */
export const teamNews = ['asked', 'accepted', 'declined'] as const;
export type TeamNews = (typeof teamNews)[number];

/** Tells the organizer that someone asks to open a team. */
export async function tellOrganizer(ctx: Ctx, campaign: WholeCampaign, team: TeamRow): Promise<void> {
  if (campaign.organizer_id === null) return;
  await tell(ctx, { to: [campaign.organizer_id], what: 'asked', campaign, team });
}

/** Tells those who asked for a team what the organizer has answered. */
export async function tellLeaders(
  ctx: Ctx,
  { campaign, team, what }: { campaign: WholeCampaign; team: TeamRow; what: 'accepted' | 'declined' },
): Promise<void> {
  const leaders = await ctx.db
    .selectFrom('campaign_team_leaders')
    .select('user_id')
    .where('team_id', '=', team.id)
    .execute();
  await tell(ctx, { to: leaders.map(({ user_id }) => user_id), what, campaign, team });
}

async function tell(
  ctx: Ctx,
  {
    to,
    what,
    campaign,
    team,
  }: { to: readonly UserId[]; what: TeamNews; campaign: WholeCampaign; team: TeamRow },
): Promise<void> {
  const names = { campaignSlug: campaign.slug, teamSlug: team.slug };
  await notifyAll(ctx, {
    to,
    kind: 'campaigns.team',
    data: { campaignId: campaign.id, team: team.name, what },
    href: what === 'declined' ? href('campaign', names) : href('campaignTeamDashboard', names),
  });
}
