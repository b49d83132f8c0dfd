import { adminHref } from '#admin-urls.ts';
import type { UserId } from '#core/ids.ts';
import { holdsPermission } from '#core/permissions.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople } from '#features/people/server/public.ts';
import { poolState } from '#features/campaigns/matching/policy-pools.ts';
import { viewPools } from '#features/campaigns/matching/server/list-pools.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { addBelow, inTreeOrder, shownGoals } from '#features/campaigns/teams/policy.ts';
import { listTeamRows, placesOf, viewSummaryOfTeam } from '#features/campaigns/teams/server/team-rows.ts';
import { readTotals } from '#features/campaigns/totals/server/read-totals.ts';
import type { AdminPool, AdminTeam } from '../contract.ts';

const nothing = { raised: 0, matched: 0, gifts: 0, donors: 0 };

/** All teams of a campaign, as a tree, for staff. */
export async function listAnyTeams(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ items: AdminTeam[]; totalItems: number }> {
  const campaign = await getCampaign(ctx, { id });
  const rows = await listTeamRows(ctx, campaign.id);
  const goals = shownGoals(placesOf(rows));
  const { teams: own, shared } = await readTotals(ctx, campaign.id);
  const whole = addBelow(new Map(rows.map((row) => [row.id, row.parent_id])), own, shared);
  const leadersOf = await readLeaders(ctx, campaign.id);
  const items = rows.map((row): AdminTeam => {
    const { id, slug, parentId, level, name, picture, goal } = viewSummaryOfTeam(row, goals);
    return {
      id,
      slug,
      parentId,
      level,
      name,
      picture,
      goal,
      state: row.opened_at === null ? 'asked' : row.closed_at === null ? 'open' : 'closed',
      words: row.words,
      leaders: leadersOf(id),
      own: own.get(id) ?? nothing,
      whole: whole.get(id) ?? nothing,
    };
  });
  return { items: inTreeOrder(items), totalItems: items.length };
}

async function readLeaders(ctx: Ctx, campaignId: string): Promise<(teamId: string) => AdminTeam['leaders']> {
  const rows = await ctx.db
    .selectFrom('campaign_team_leaders')
    .innerJoin('campaign_teams', 'campaign_teams.id', 'campaign_team_leaders.team_id')
    .select(['team_id', 'user_id'])
    .where('campaign_id', '=', campaignId)
    .orderBy('since')
    .orderBy('user_id')
    .execute();
  const people = await describePeople(ctx, [...new Set(rows.map(({ user_id }) => user_id))]);
  const { actor } = ctx;
  const mayOpen = actor.kind === 'member' && holdsPermission(actor, 'users.find');
  const view = (id: UserId) => ({
    id,
    name: people.get(id)?.displayName ?? '…',
    href: mayOpen ? adminHref('adminUser', { id }) : null,
  });
  return (teamId) => rows.filter(({ team_id }) => team_id === teamId).map(({ user_id }) => view(user_id));
}

/** The pools of a campaign, each with whether it adds to gifts now, for staff. */
export async function listAnyPools(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ items: AdminPool[]; totalItems: number }> {
  const campaign = await getCampaign(ctx, { id });
  const now = ctx.clock.now();
  const items = (await viewPools(ctx, campaign.id)).map((pool) => ({
    ...pool,
    state: poolState(
      {
        from: new Date(pool.from),
        until: pool.until === null ? null : new Date(pool.until),
        left: pool.left,
      },
      now,
    ),
  }));
  return { items, totalItems: items.length };
}
