import { addDays, type LocalDate } from '#core/local-date.ts';

/** What can be dedicated. */
export const spans = ['day', 'week', 'month', 'course'] as const;
export type Span = (typeof spans)[number];

/** In memory of someone (l’iluy nishmas), for someone’s recovery, or in honor of someone. */
export const dedicationKinds = ['memory', 'refuah', 'honor'] as const;
export type DedicationKind = (typeof dedicationKinds)[number];

/**
 * `held` while its sponsor pays; `kept` for the sponsor of the year before; `given` once its money is here; `freed` when nothing came
 * of it, or its money went back.
 */
export const sponsorshipStates = ['held', 'kept', 'given', 'freed'] as const;
export type SponsorshipState = (typeof sponsorshipStates)[number];

/** What staff thinks of the words: nothing is shown before they are approved. */
export const reviews = ['waiting', 'approved', 'declined'] as const;
export type Review = (typeof reviews)[number];

export const longestWords = 120;

export const minutesHeld = 30;
/** How long a fund may take to pay what it has agreed to. */
export const daysHeldForFund = 60;
/** How far ahead a sponsorship may begin: more than the longest Hebrew year, of 385 days. */
export const daysAhead = 400;
/** Before the first day of the next year’s: when its sponsor is asked, and until when it is kept for her. */
export const daysBefore = { asked: 30, givenUp: 7 } as const;
/** How long one is kept that nobody has paid, and after its last day what leads to its sponsor. */
export const daysRemembered = { freed: 30, sponsor: 3 * 365 } as const;

export interface Period {
  first: LocalDate;
  last: LocalDate;
}

export function overlaps(one: Period, other: Period): boolean {
  return one.first <= other.last && other.first <= one.last;
}

/** The week of a day, from Sunday to Shabbat. `weekday` is 0 on Sunday. */
export function weekOf(date: LocalDate, weekday: number): Period {
  return { first: addDays(date, -weekday), last: addDays(date, 6 - weekday) };
}

/** Whether something may still be booked: it begins after today, and is not too far away. */
export function isInReach(first: LocalDate, today: LocalDate): boolean {
  return first > today && first <= addDays(today, daysAhead);
}

/** How a death’s anniversary is kept differs from all others. */
export function anniversaryKindOf(kind: DedicationKind): 'yahrzeit' | 'birthday' {
  return kind === 'memory' ? 'yahrzeit' : 'birthday';
}

/** The kind of target that a sponsorship is: `sponsorship:ID`. */
export const sponsorshipTarget = 'sponsorship';
