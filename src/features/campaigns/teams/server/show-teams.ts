import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { cacheReads } from '#platform/cache/cached-read.ts';
import { describePeople, showAddress } from '#features/people/server/public.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { getCampaign, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { campaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import { teamLeaderLink } from '#features/campaigns/server/link-kinds.ts';
import { mayLookAfter } from '#features/campaigns/server/look-after.ts';
import { deepest, levelBelow, mayGetTeams, shownGoals } from '../policy.ts';
import type { NewTeam, OwnTeam, TeamSummary, TeamView } from '../contract.ts';
import { findTeam, listTeamRows, placesOf, viewSummaryOfTeam, viewTeams, type TeamRow } from './team-rows.ts';
import { listLed, mayLead, refuseOthers } from './who-leads.ts';

interface TeamList {
  items: TeamSummary[];
  totalItems: number;
  mayAsk: boolean;
}

const readList = cacheReads<Ctx, string, TeamList & { isPublic: boolean; organizer_id: UserId | null }>(
  { topics: [campaignsChanged], maxAgeSeconds: 60, max: 200 },
  async (ctx, slug) => {
    const { id, state, teams_asked, organizer_id } = await getCampaign(ctx, { slug });
    const items = viewTeams(await listTeamRows(ctx, id));
    return {
      items,
      totalItems: items.length,
      mayAsk: teams_asked && mayGetTeams(state),
      isPublic: isPublic(state),
      organizer_id,
    };
  },
);

/** The teams of a campaign; before it is public, only for those who look after it. */
export async function listTeams(ctx: Ctx, { slug }: { slug: string }): Promise<TeamList> {
  ctx.madeFrom?.add(campaignsChanged);
  const { isPublic, organizer_id, ...list } = await readList(ctx, slug);
  if (!isPublic && !mayLookAfter(ctx, { organizer_id })) throw new NotFound();
  return list;
}

export interface NamedTeam {
  slug: string;
  teamSlug: string;
}

async function readTeam(ctx: Ctx, { slug, teamSlug }: NamedTeam) {
  const campaign = await getCampaign(ctx, { slug });
  const team = await findTeam(ctx, { campaignId: campaign.id, slug: teamSlug });
  if (!team) throw new NotFound();
  return { campaign, team, teams: await listTeamRows(ctx, campaign.id) };
}

/** A team that the caller may see, with its campaign. */
export async function findSeenTeam(ctx: Ctx, named: NamedTeam) {
  const read = await readTeam(ctx, named);
  const leads = await mayLead(ctx, read, read.team.id);
  if (!leads && (!isPublic(read.campaign.state) || read.team.opened_at === null)) throw new NotFound();
  return { ...read, leads };
}

/** A team's page; one of a campaign that is not public, or one that was only asked for, is seen by those who lead it. */
export async function getTeam(ctx: Ctx, named: NamedTeam): Promise<TeamView> {
  ctx.madeFrom?.add(campaignsChanged);
  const { team, teams, leads } = await findSeenTeam(ctx, named);
  return {
    ...viewSummaryOfTeam(team, shownGoals(placesOf(teams))),
    words: team.words,
    mayLead: leads,
  };
}

/** Everything of a team, for those who lead it. */
export async function getOwnTeam(ctx: Ctx, named: NamedTeam): Promise<OwnTeam> {
  const read = await readTeam(ctx, named);
  await refuseOthers(ctx, read, read.team.id);
  return viewOwnTeam(ctx, read);
}

export async function viewOwnTeam(
  ctx: Ctx,
  { campaign, team, teams }: { campaign: WholeCampaign; team: TeamRow; teams: readonly TeamRow[] },
): Promise<OwnTeam> {
  const { userId } = signedIn(ctx);
  const places = placesOf(teams);
  return {
    ...viewSummaryOfTeam(team, shownGoals(places)),
    words: team.words,
    mayLead: true,
    campaign: { id: campaign.id, slug: campaign.slug, name: campaign.name },
    version: team.version,
    ownGoal: team.goal,
    isAsked: team.opened_at === null,
    leaders: await listLeaders(ctx, team.id, userId),
    invitations: await listInvitations(ctx, team.id),
    mayArrange: mayLookAfter(ctx, campaign),
    parents: teams
      .filter(
        ({ id }) => id !== team.parent_id && levelBelow(places, { id: team.id, parentId: id }) !== undefined,
      )
      .map(({ id, name }) => ({ id, name })),
  };
}

async function listLeaders(ctx: Ctx, teamId: string, userId: UserId): Promise<OwnTeam['leaders']> {
  const rows = await ctx.db
    .selectFrom('campaign_team_leaders')
    .select('user_id')
    .where('team_id', '=', teamId)
    .orderBy('since')
    .orderBy('user_id')
    .execute();
  const people = await describePeople(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap(({ user_id: id }) => {
    const person = people.get(id);
    return person ? [{ id, name: person.displayName, isYou: id === userId }] : [];
  });
}

async function listInvitations(ctx: Ctx, teamId: string): Promise<OwnTeam['invitations']> {
  const rows = await ctx.db
    .selectFrom('campaign_team_invitations')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('invited_at')
    .orderBy('id')
    .execute();
  const now = ctx.clock.now().getTime();
  return rows.map(({ id, sealed_email, invited_at }) => ({
    id,
    emailAddress: showAddress(ctx.sealing.open(sealed_email)),
    isExpired: invited_at.getTime() + teamLeaderLink.lifetime <= now,
  }));
}

/** What the caller may do about a new team. */
export async function getNewTeam(ctx: Ctx, { slug }: { slug: string }): Promise<NewTeam> {
  const campaign = await getCampaign(ctx, { slug });
  const teams = await listTeamRows(ctx, campaign.id);
  const rules = await rulesForNewTeam(ctx, { campaign, teams });
  if (!isPublic(campaign.state) && !rules.mayOpen) throw new NotFound();
  return rules;
}

/** The organizer opens teams anywhere, a leader below her own; others may ask for one where the organizer lets them. */
export async function rulesForNewTeam(
  ctx: Ctx,
  { campaign, teams }: { campaign: WholeCampaign; teams: readonly TeamRow[] },
): Promise<NewTeam> {
  const { userId } = signedIn(ctx);
  const isOpen = mayGetTeams(campaign.state);
  const places = placesOf(teams);
  const arranges = mayLookAfter(ctx, campaign);
  const led = await listLed(ctx, { campaignId: campaign.id, userId });
  const parents: NewTeam['parents'] = [];
  for (const { id, name } of teams) {
    if (levelBelow(places, { parentId: id }) === undefined) continue;
    if (arranges || (await mayLead(ctx, { campaign, teams }, id))) parents.push({ id, name });
  }
  const mayOpen = isOpen && (arranges || parents.length > 0);
  return {
    mayOpen,
    mayAsk: isOpen && !mayOpen && campaign.teams_asked,
    hasAsked: teams.some(({ id, opened_at }) => opened_at === null && led.has(id)),
    parents: mayOpen
      ? parents
      : teams
          .filter(({ id }) => levelBelow(places, { parentId: id }) !== undefined)
          .map(({ id, name }) => ({ id, name })),
    ambassadors: teams.filter(({ level }) => level === deepest).map(({ id }) => id),
    mayBeFirst: arranges || !mayOpen,
  };
}
