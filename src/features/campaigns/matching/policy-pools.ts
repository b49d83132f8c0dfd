/** As many as one campaign has. */
export const mostPools = 20;
export const mostRatio = 10;
export const longestPoolName = 80;

/** Whether a pool adds to gifts: it has not begun, does now, has no money left, or its time is over. */
export const poolStates = ['coming', 'open', 'used', 'over'] as const;
export type PoolState = (typeof poolStates)[number];

export function poolState(
  { from, until, left }: { from: Date; until: Date | null; left: number },
  now: Date,
): PoolState {
  if (left === 0) return 'used';
  if (until !== null && until <= now) return 'over';
  return from > now ? 'coming' : 'open';
}

/** What of a pool decides whom it adds how much to. */
export interface PoolRules {
  ratio: number;
  /** In minor units. */
  cap: number;
  least: number;
  from: Date;
  until: Date | null;
  teams: readonly string[];
  methods: readonly string[];
}

/**
 * What may no longer change like this once a pool has added to a gift: it promised that to donors. Its cap only rises, its end only moves later; its
 * name and its place among the others may change.
 */
export function refusedPoolChanges(
  before: PoolRules & { isUsed: boolean },
  after: PoolRules,
): (keyof PoolRules)[] {
  if (!before.isUsed) return [];
  const refused: (keyof PoolRules)[] = [];
  for (const key of ['ratio', 'least'] as const) if (before[key] !== after[key]) refused.push(key);
  if (after.cap < before.cap) refused.push('cap');
  if (after.from.getTime() !== before.from.getTime()) refused.push('from');
  if (endOf(after) < endOf(before)) refused.push('until');
  for (const key of ['teams', 'methods'] as const)
    if (before[key].toSorted().join() !== after[key].toSorted().join()) refused.push(key);
  return refused;
}

const endOf = ({ until }: PoolRules): number => until?.getTime() ?? Infinity;
