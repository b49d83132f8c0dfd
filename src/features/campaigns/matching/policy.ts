import type { GiftMethod } from '#core/payment-providers.ts';

/** Money that someone adds to gifts, in minor units of the campaign's currency. */
export interface Pool {
  id: string;
  /** So many units for each one that is given. */
  ratio: number;
  /** What is left of it. */
  left: bigint;
  /** The least gift that it adds to. */
  least: bigint;
  from: Date;
  until: Date | null;
  /** Of which teams; every gift's if empty. */
  teams: readonly string[];
  /** Paid how; any way if empty. */
  methods: readonly GiftMethod[];
}

/** A gift as the pools see it. */
export interface MatchedGift {
  /** In minor units of the campaign's currency. */
  amount: bigint;
  /** How much of it pools have added to before, when it was another team's. */
  covered: bigint;
  /** When it was committed. */
  at: Date;
  team: string | undefined;
  method: GiftMethod;
  /** A later payment of a gift that recurs is matched by nobody (decisions: match). */
  isFirst: boolean;
}

/** What a pool adds to a gift, and which part of the gift that is for. */
export interface Match {
  poolId: string;
  amount: bigint;
  covers: bigint;
}

/**
 * What the pools add to a gift, in their order: each to the part that those before it could not add to any more. So the last one of an
 * empty pool is a partial match.
 */
export function matchGift(pools: readonly Pool[], gift: MatchedGift): Match[] {
  if (!gift.isFirst) return [];
  let open = gift.amount - gift.covered;
  const matches: Match[] = [];
  for (const pool of pools) {
    if (open === 0n) break;
    if (!isEligible(pool, gift)) continue;
    const wanted = open * BigInt(pool.ratio);
    const amount = wanted < pool.left ? wanted : pool.left;
    if (amount === 0n) continue;
    const covers = coveredBy({ ratio: pool.ratio, amount });
    matches.push({ poolId: pool.id, amount, covers });
    open -= covers;
  }
  return matches;
}

function isEligible(pool: Pool, { amount, at, team, method }: MatchedGift): boolean {
  if (pool.left === 0n || amount < pool.least) return false;
  if (at < pool.from || (pool.until !== null && at >= pool.until)) return false;
  if (pool.teams.length > 0 && (team === undefined || !pool.teams.includes(team))) return false;
  return pool.methods.length === 0 || pool.methods.includes(method);
}

/** Of a partial match the last unit may be for a part of one: it is covered whole, so that nothing is matched twice. */
function coveredBy({ ratio, amount }: Pick<MadeMatch, 'ratio' | 'amount'>): bigint {
  return (amount + BigInt(ratio) - 1n) / BigInt(ratio);
}

/** What a pool has added to a gift, so far as it has not gone back. */
export interface MadeMatch {
  poolId: string;
  ratio: number;
  amount: bigint;
}

/**
 * What stays of the matches of a gift, in the order of their pools, once `left` is left of it. First goes what no pool has added to, then
 * what the last pool has. So the ratio holds to the minor unit, and many refunds come to what one of them all would. What goes back is free
 * in its pool; matches of other gifts stay as they were made.
 */
export function keepMatches(matches: readonly MadeMatch[], left: bigint): Match[] {
  let open = left;
  return matches.map((match) => {
    const covered = coveredBy(match);
    const covers = covered < open ? covered : open;
    open -= covers;
    return {
      poolId: match.poolId,
      amount: covers < covered ? covers * BigInt(match.ratio) : match.amount,
      covers,
    };
  });
}

/** How much of a gift its matches are for. */
export function coveredByAll(matches: readonly MadeMatch[]): bigint {
  return matches.reduce((sum, match) => sum + coveredBy(match), 0n);
}
