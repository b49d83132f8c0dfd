import type { LiveTotal } from './contract.ts';

/** As many gifts as a page shows at once. */
export const newestShown = 8;

/** Adds news to what a page knows. News has only the teams and gifts that have changed; older news changes nothing. */
export function merge(before: LiveTotal, now: LiveTotal): LiveTotal {
  if (now.version < before.version) return before;
  const told = new Set(now.newest.map(({ id }) => id));
  const newest = [...now.newest, ...before.newest.filter(({ id }) => !told.has(id))]
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, newestShown);
  return { ...now, teams: { ...before.teams, ...now.teams }, newest };
}
