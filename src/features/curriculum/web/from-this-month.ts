import type { MonthView } from '../contract.ts';

/**
 * Splits the months into those from the current one on and those already past; all of them come first if none is
 * current.
 */
export function fromThisMonth(
  months: readonly MonthView[],
  monthNow: string | undefined,
): { ahead: readonly MonthView[]; behind: readonly MonthView[] } {
  const now = Math.max(
    0,
    months.findIndex(({ id }) => id === monthNow),
  );
  return { ahead: months.slice(now), behind: months.slice(0, now) };
}
