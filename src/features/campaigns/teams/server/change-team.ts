import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { auditStaff } from '#features/campaigns/server/audit-staff.ts';
import { lockCampaign, updateCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { tellCampaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import { tellTotalsChanged } from '#features/campaigns/totals/server/add-to-sums.ts';
import { levelBelow, mayGetTeams, pathOf } from '../policy.ts';
import type { OwnTeam, TeamAct, TeamChange } from '../contract.ts';
import { readTeamGoal } from './create-team.ts';
import { viewOwnTeam } from './show-teams.ts';
import { listTeamRows, lockTeam, placesOf, updateTeam, type TeamRow } from './team-rows.ts';
import { chooseTeamSlug, keepTeamSlug } from './team-slugs.ts';
import { tellLeaders } from './tell-of-team.ts';
import { refuseOthers } from './who-leads.ts';

/** A leader changes what her team's page says. */
export function changeTeam(ctx: Ctx, { id, version, ...input }: TeamChange): Promise<OwnTeam> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockTeam(ctx, id);
    const { campaign, team } = locked;
    await refuseOthers(ctx, locked, id);
    if (team.version !== version)
      throw new Conflict('changed_meanwhile', 'campaigns.refusal.teamChangedMeanwhile');
    const goal = readTeamGoal(ctx, campaign, input.goal);
    if (goal.issues.length > 0) throw new Invalid(goal.issues);
    const slug =
      input.teamSlug === ''
        ? team.slug
        : await chooseTeamSlug(ctx, {
            campaignId: campaign.id,
            teamId: id,
            slug: input.teamSlug,
            name: input.name,
          });
    const { name, words, picture } = input;
    const after = await updateTeam(ctx, team, { slug, name, words, picture, goal: goal.amount });
    await keepTeamSlug(ctx, after);
    return viewOwnTeam(ctx, { campaign, team: after, teams: await listTeamRows(ctx, campaign.id) });
  });
}

/** The organizer answers someone who asked for a team, closes one, whose gifts stay, or opens it again. */
export function actOnTeam(ctx: Ctx, { id, act }: { id: string; act: TeamAct }): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { campaign, team, teams } = await lockTeam(ctx, id);
    refuseStrangers(ctx, campaign);
    if (!mayDo(team, act) || (act !== 'decline' && act !== 'close' && !mayGetTeams(campaign.state)))
      throw new Conflict('not_now', 'campaigns.refusal.teamNotNow');
    const now = ctx.clock.now();
    switch (act) {
      case 'accept': {
        // Meanwhile the team that it was to be a part of may have been closed.
        const level = levelBelow(placesOf(teams), { parentId: team.parent_id });
        const place = level === undefined ? { parent_id: null, level: 1 as const } : {};
        await updateTeam(ctx, team, { opened_at: now, ...place });
        await tellLeaders(ctx, { campaign, team, what: 'accepted' });
        break;
      }
      case 'decline':
        await tellLeaders(ctx, { campaign, team, what: 'declined' });
        await ctx.db.deleteFrom('campaign_teams').where('id', '=', id).execute();
        break;
      case 'close':
        await updateTeam(ctx, team, { closed_at: now });
        break;
      case 'reopen':
        await updateTeam(ctx, team, { closed_at: null });
        break;
    }
    await auditStaff(ctx, campaign, 'campaign.changed', { after: { team: id, act } });
    return { done: true as const };
  });
}

function mayDo({ opened_at, closed_at }: TeamRow, act: TeamAct): boolean {
  if (act === 'accept' || act === 'decline') return opened_at === null;
  return opened_at !== null && (act === 'close') === (closed_at === null);
}

/** Moves a team, with those below it, below another one, or to the first level if `parentId` is empty. Its gifts go with it. */
export function moveTeam(ctx: Ctx, { id, parentId }: { id: string; parentId: string }): Promise<OwnTeam> {
  return inTransaction(ctx, async (ctx) => {
    const { campaign, team, teams } = await lockTeam(ctx, id);
    refuseStrangers(ctx, campaign);
    if (parentId !== '' && !teams.some((each) => each.id === parentId)) throw new NotFound();
    const wanted = parentId === '' ? null : parentId;
    const level = levelBelow(placesOf(teams), { id, parentId: wanted });
    if (level === undefined) throw new Invalid([{ path: 'parentId', messageKey: 'campaigns.field.parent' }]);
    const after = await updateTeam(ctx, team, { parent_id: wanted, level });
    const moved = teams.map((each) => (each.id === id ? after : each));
    await setLevelsBelow(ctx, moved, id);
    await tellTotalsChanged(ctx, campaign.id);
    await auditStaff(ctx, campaign, 'campaign.changed', { after: { team: id, act: 'move' } });
    tellCampaignsChanged(ctx);
    return viewOwnTeam(ctx, { campaign, team: after, teams: await listTeamRows(ctx, campaign.id) });
  });
}

async function setLevelsBelow({ db }: Ctx, teams: readonly TeamRow[], id: string): Promise<void> {
  const places = placesOf(teams);
  for (const team of teams) {
    const path = pathOf(places, team.id);
    const level = path.length as TeamRow['level'];
    if (team.id === id || team.level === level || !path.some((above) => above.id === id)) continue;
    await db.updateTable('campaign_teams').set({ level }).where('id', '=', team.id).execute();
  }
}

/** Says whether people with an account may ask to open a team. */
export function letAsk(
  ctx: Ctx,
  { id, allowed }: { id: string; allowed: boolean },
): Promise<{ allowed: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const campaign = await lockCampaign(ctx, { id });
    refuseStrangers(ctx, campaign);
    await updateCampaign(ctx, campaign, { teams_asked: allowed });
    await auditStaff(ctx, campaign, 'campaign.changed');
    tellCampaignsChanged(ctx);
    return { allowed };
  });
}
