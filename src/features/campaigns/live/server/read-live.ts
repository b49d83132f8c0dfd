import type { Ctx } from '#platform/ctx.ts';
import { readTotals } from '#features/campaigns/totals/server/read-totals.ts';
import type { LiveTotal } from '../contract.ts';
import { newestShown } from '../policy.ts';
import { listNewest } from './list-newest.ts';

/** Where a campaign is now, with all its teams. A gift that comes between the two readings is in the next one, too. */
export async function readLive(ctx: Pick<Ctx, 'db'>, campaignId: string): Promise<LiveTotal> {
  const { teams, ...total } = await readTotals(ctx, campaignId);
  return {
    ...total,
    teams: Object.fromEntries(teams),
    newest: await listNewest(ctx, campaignId, newestShown),
  };
}

/** What of a newer reading differs from an older one: open pages know the rest. */
export function changesSince(before: LiveTotal | undefined, now: LiveTotal): LiveTotal {
  if (!before) return now;
  const known = new Set(before.newest.map(markOf));
  return {
    ...now,
    teams: Object.fromEntries(
      Object.entries(now.teams).filter(([id, team]) => {
        const old = before.teams[id];
        return old?.raised !== team.raised || old.matched !== team.matched || old.gifts !== team.gifts;
      }),
    ),
    newest: now.newest.filter((gift) => !known.has(markOf(gift))),
  };
}

/** A gift of which a part went back is news. */
const markOf = ({ id, amount }: LiveTotal['newest'][number]) => `${id} ${amount}`;
