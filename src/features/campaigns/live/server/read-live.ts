import type { Ctx } from '#platform/ctx.ts';
import { listTeamParents } from '#features/campaigns/teams/server/team-rows.ts';
import { addBelow } from '#features/campaigns/teams/policy.ts';
import { readLeft } from '#features/campaigns/matching/server/list-pools.ts';
import { readTotals } from '#features/campaigns/totals/server/read-totals.ts';
import type { LiveTotal } from '../contract.ts';
import { newestShown } from '../policy.ts';
import { listNewest } from './list-newest.ts';

/** Where a campaign is now, with all its teams. A gift that comes between the two readings is in the next one, too. */
export async function readLive(ctx: Pick<Ctx, 'db'>, campaignId: string): Promise<LiveTotal> {
  const { teams, shared, ...total } = await readTotals(ctx, campaignId);
  return {
    ...total,
    teams: Object.fromEntries(
      teams.size === 0 ? [] : addBelow(await listTeamParents(ctx, campaignId), teams, shared),
    ),
    newest: await listNewest(ctx, campaignId, newestShown),
    pools: await readLeft(ctx, campaignId),
  };
}

/** A newer reading with only the teams and pools that differ from an older one: open pages know the rest. */
export function changesSince(before: LiveTotal | undefined, now: LiveTotal): LiveTotal {
  if (!before) return now;
  return {
    ...now,
    teams: Object.fromEntries(
      Object.entries(now.teams).filter(([id, team]) => {
        const old = before.teams[id];
        return (
          old?.raised !== team.raised ||
          old.matched !== team.matched ||
          old.gifts !== team.gifts ||
          old.donors !== team.donors
        );
      }),
    ),
    pools: Object.fromEntries(Object.entries(now.pools).filter(([id, left]) => before.pools[id] !== left)),
  };
}
