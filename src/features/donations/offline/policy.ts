import { addDays, type LocalDate } from '#core/local-date.ts';
import type { DonationState } from '../policy.ts';

/** How many days back a gift may have been received that is entered now: what is older is a slip of the finger. */
const daysBack = 2 * 366;

/** Whether a gift may have been received on a day: not after today, and not long ago. */
export function isReceivable(day: LocalDate, today: LocalDate): boolean {
  return day <= today && day >= addDays(today, -daysBack);
}

/** Whether a donation can be moved to another target: money came of it, and not all has gone back. What a fund has pledged waits for the fund. */
export function mayMove(state: DonationState): boolean {
  return state === 'given' || state === 'running' || state === 'ended';
}
