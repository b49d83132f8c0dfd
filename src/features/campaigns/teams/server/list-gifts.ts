import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import type { WallGift } from '#features/campaigns/live/contract.ts';
import { selectWall, viewWallGift } from '#features/campaigns/live/server/list-newest.ts';
import { branchOf } from '../policy.ts';
import { findSeenTeam, type NamedTeam } from './show-teams.ts';
import { placesOf } from './team-rows.ts';

const perPage = 8;

/** The gifts to a team and to those below it, newest first, as everyone may see them. */
export async function listTeamGifts(
  ctx: Ctx,
  { after, ...named }: NamedTeam & { after?: string | undefined },
): Promise<{ items: WallGift[]; next?: string }> {
  const { campaign, team, teams } = await findSeenTeam(ctx, named);
  const { rows, next } = await readPage(
    selectWall(ctx, campaign.id).where('team_id', 'in', [...branchOf(placesOf(teams), team.id)]),
    { by: ['given_at', 'id'], order: 'newest first', after, perPage },
  );
  return { items: rows.map(viewWallGift), ...(next !== undefined && { next }) };
}
