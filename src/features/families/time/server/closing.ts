import { addDays, localDateOf, startOfDay } from '#core/local-date.ts';
import { isMelachaForbidden, resumesAt } from '#platform/jewish-calendar/melacha.ts';
import type { CalendarPlace } from '#platform/jewish-calendar/holy-days.ts';
import { findFinishing, type SpentTime } from '../policy.ts';
import { findUsedUp, isQuiet, type TimeRules } from '../policy-rules.ts';
import { dayMinuteOf, nextWhere } from './day-minutes.ts';

const minute = 60_000;
/** What closes within this time is announced as the time that is left. */
const soon = 60 * minute;
/** Closings that follow one another: a spent day, a night, a Shabbat, and so on. */
const closingsAtMost = 30;

/** All that decides whether someone may learn now. */
export interface TimeState {
  rules: TimeRules;
  spent: SpentTime;
  /** Whose Shabbat and Yom Tov apply. */
  place: CalendarPlace;
}

export type ClosedReason = 'holy' | 'quiet' | 'day' | 'minutes';

/** Why it is closed at this time, and until when this reason lasts; undefined while it is open. */
export function closingAt(state: TimeState, at: Date): { reason: ClosedReason; until: Date } | undefined {
  const { rules, spent, place } = state;
  const { zone } = spent;
  const holyUntil = rules.holy === 'rest' ? resumesAt(at, place) : undefined;
  if (holyUntil) return { reason: 'holy', until: holyUntil };
  if (isQuiet(rules, dayMinuteOf(at, zone)))
    return { reason: 'quiet', until: nextWhere(at, zone, (clock) => !isQuiet(rules, clock)) };
  const usedUp = findUsedUp(rules, spent, localDateOf(at, zone));
  return usedUp && { reason: usedUp.reason, until: startOfDay(addDays(usedUp.day, 1), zone) };
}

/** When it opens again: a day that is used up may be followed by a quiet night, and that by Shabbat. */
export function opensAt(state: TimeState, from: Date): Date | undefined {
  let at = from;
  for (let tries = 0; tries < closingsAtMost; tries += 1) {
    const closing = closingAt(state, at);
    if (!closing) return at;
    at = closing.until;
  }
  // Every day of the week is closed.
  return undefined;
}

/** When quiet hours or a holy day close what is open now, if that is soon. */
export function closesSoonAt({ rules, spent, place }: TimeState, now: Date): Date | undefined {
  const end = new Date(now.getTime() + soon);
  const starts: Date[] = [];
  if (rules.quiet) {
    const quiet = nextWhere(now, spent.zone, (clock) => isQuiet(rules, clock), soon);
    if (quiet < end) starts.push(quiet);
  }
  if (rules.holy === 'rest' && isMelachaForbidden(end, place)) starts.push(holyStart(now, end, place));
  return starts.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

function holyStart(open: Date, closed: Date, place: CalendarPlace): Date {
  let before = open.getTime();
  let within = closed.getTime();
  while (within - before > 1000) {
    const middle = before + Math.floor((within - before) / 2);
    if (isMelachaForbidden(new Date(middle), place)) within = middle;
    else before = middle;
  }
  return new Date(within);
}

/** What she may still finish though it is closed: not once Shabbat or Yom Tov has begun. */
export function findStillOpen(
  { spent }: TimeState,
  reason: ClosedReason,
  now: Date,
): { itemId: string; until: Date } | undefined {
  return reason === 'holy' ? undefined : findFinishing(spent, now);
}
