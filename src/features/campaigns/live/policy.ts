import type { LiveTotal, WallGift } from './contract.ts';

/** How many gifts every piece of news has: the newest of which something is left. */
export const newestShown = 8;

/** How many of the gifts that it has heard of an open page keeps. */
export const keptOnPage = 100;

/** Adds news to what a page knows. News has only the teams and pools that have changed; older news changes nothing. */
export function merge(before: LiveTotal, now: LiveTotal): LiveTotal {
  if (now.version < before.version) return before;
  return {
    ...now,
    teams: { ...before.teams, ...now.teams },
    pools: { ...before.pools, ...now.pools },
    newest: addOlder(now.newest, before.newest).slice(0, keptOnPage),
  };
}

/** The newest gifts, and after them those that were known and are older. A known gift that should be among the newest and is not went back. */
export function addOlder(newest: readonly WallGift[], known: readonly WallGift[]): WallGift[] {
  const oldest = newest.length < newestShown ? undefined : newest.at(-1);
  if (!oldest) return [...newest];
  const told = new Set(newest.map(({ id }) => id));
  return [...newest, ...known.filter(({ id, at }) => at <= oldest.at && !told.has(id))];
}

/** A sum on an open page, and how far it is below the sum shown just before. */
export interface ShownSum {
  sum: number;
  fell: number;
}

/** The next sum to show. A rise clears the note about an earlier fall. */
export function showNext(before: ShownSum, sum: number): ShownSum {
  return sum === before.sum ? before : { sum, fell: Math.max(0, before.sum - sum) };
}

/**
 * Whether a page shows the bonus round: the total itself says so before the state of the campaign does, and the state still does after a refund.
 */
export function isBonusRound(
  { state, goal, bonusGoal }: { state: string; goal: number; bonusGoal: number | null },
  raised: number,
): boolean {
  return bonusGoal !== null && (state === 'bonus' || (state === 'live' && raised >= goal));
}
