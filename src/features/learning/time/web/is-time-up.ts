import type { TimeRestriction } from '#features/families/contract.ts';

/** Whether the daily limit closes an item now: no time is left, and it is not the one that may be finished. */
export function isTimeUp(time: TimeRestriction | undefined, itemId: string): boolean {
  return time?.minutesRemaining === 0 && time.finishing?.itemId !== itemId;
}
