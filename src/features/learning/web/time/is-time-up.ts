import type { TimeRestriction } from '../../../accounts/contract.ts';

/** Whether the time of the day closes an item now: none is left, and it is not the one that may be finished. */
export function isTimeUp(time: TimeRestriction | undefined, itemId: string): boolean {
  return time?.minutesRemaining === 0 && time.finishing?.itemId !== itemId;
}
