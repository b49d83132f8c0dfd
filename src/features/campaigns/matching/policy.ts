import { divideHalfEven } from '#core/money.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';

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
  methods: readonly PaymentMethod[];
}

/** A gift as the pools see it. */
export interface MatchedGift {
  /** In minor units of the campaign's currency. */
  amount: bigint;
  /** When it was committed. */
  at: Date;
  team: string | undefined;
  method: PaymentMethod;
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
  let open = gift.amount;
  const matches: Match[] = [];
  for (const pool of pools) {
    if (open === 0n) break;
    if (!isEligible(pool, gift)) continue;
    const ratio = BigInt(pool.ratio);
    const wanted = open * ratio;
    const amount = wanted < pool.left ? wanted : pool.left;
    if (amount === 0n) continue;
    // Of a partial match the last unit may be for a part of one: it is covered whole, so that nothing is matched twice.
    const covers = (amount + ratio - 1n) / ratio;
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

/**
 * What stays of a match once `left` of `whole` is left of its gift, rounded half to even. What does not goes back to its pool; matches of other gifts stay
 * as they were made.
 */
export function matchLeft(match: bigint, { whole, left }: { whole: bigint; left: bigint }): bigint {
  return left === 0n ? 0n : divideHalfEven(match * left, whole);
}
