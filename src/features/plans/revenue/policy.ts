import { divideHalfEven } from '#core/money.ts';
import { monthsOf, type Period } from '../policy.ts';

/** What prices for a period are for a month, in minor units, half to even. */
export function monthlyOf(price: bigint, period: Period): bigint {
  return divideHalfEven(price, BigInt(monthsOf[period]));
}

/** The last twelve months in UTC with the one of `now`, the oldest first, each like `2026-11`. */
export function lastMonths(now: Date): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).toISOString().slice(0, 7),
  );
}

/** Which share of those at the start of a month has left in it; undefined where nobody was there. */
export function churnOf({ atStart, ended }: { atStart: number; ended: number }): number | undefined {
  return atStart === 0 ? undefined : Math.min(1, ended / atStart);
}
