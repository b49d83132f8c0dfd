import { isChildAccount } from '#core/access.ts';
import type { Role } from '#core/actor.ts';
import type { LocalDate } from '#core/local-date.ts';

/** What may be added to a day that is used up. */
export const extraChoices = [15, 30] as const;

const second = 1000;
const minute = 60 * second;
/** A browser that reports each minute does so a moment early or late; seconds. */
const leeway = 5;
/** Between two actions that the server sees, up to this many seconds count as time spent. */
const longestPause = 30;
/** How long she may take to finish what she is doing when time runs out. */
const toFinish = 5 * minute;

/** What someone has spent of a day: everything before `countedUntil` is counted, when she was at the item. */
export interface SpentTime {
  day: LocalDate;
  /**
   * Decides where the day begins and ends: the time zone in which the limit was set, wherever her device says it is.
   */
  zone: string;
  minutes: number;
  /** In addition to the whole minutes. */
  seconds: number;
  extraMinutes: number;
  countedUntil: Date;
  itemId: string | null;
}

/**
 * The same on a given day: a new day starts at zero; if a device in another time zone was already further, that day
 * continues.
 */
export function onDay(spent: SpentTime, day: LocalDate): SpentTime {
  return day > spent.day ? { ...spent, day, minutes: 0, seconds: 0, extraMinutes: 0 } : spent;
}

/** What is left, in minutes; a minute that has begun still counts as left. */
export function minutesLeft({ minutes, extraMinutes }: SpentTime, minutesPerDay: number): number {
  return Math.max(0, minutesPerDay + extraMinutes - minutes);
}

/**
 * Counts seconds spent at an item: never more than have really passed since those already counted, however often they
 * are reported, and never more than are left.
 */
export function addTime(
  spent: SpentTime,
  { seconds, itemId }: { seconds: number; itemId: string },
  minutesPerDay: number,
  now: Date,
): SpentTime {
  const passed = secondsSince(spent, now);
  const before = spent.minutes * 60 + spent.seconds;
  const left = (minutesPerDay + spent.extraMinutes) * 60 - before;
  const counted = Math.min(Math.floor(passed + leeway >= seconds ? seconds : passed), left);
  if (counted <= 0) return spent;
  const total = before + counted;
  // Less than a second is counted with the next report; time not reported when it passed never is.
  const isAllCounted = passed - counted < 1;
  const countedUntil = isAllCounted ? new Date(spent.countedUntil.getTime() + counted * second) : now;
  return { ...spent, minutes: Math.floor(total / 60), seconds: total % 60, itemId, countedUntil };
}

/**
 * How many seconds to count for an action that the server sees, such as a film report or an answer: everything since
 * the previous action if that was recent, else as many as the action itself shows.
 */
export function secondsBehind(spent: SpentTime, shown: number, now: Date): number {
  const passed = secondsSince(spent, now);
  return passed <= longestPause ? passed : shown;
}

function secondsSince({ countedUntil }: SpentTime, now: Date): number {
  return (now.getTime() - countedUntil.getTime()) / second;
}

/** Until when someone whose time is up may finish what she was doing, and nothing else. */
export function findFinishing(spent: SpentTime, now: Date): { itemId: string; until: Date } | undefined {
  const until = new Date(spent.countedUntil.getTime() + toFinish);
  // Setting the clock back grants no second time.
  const isBack = secondsSince(spent, now) < -leeway;
  return spent.itemId === null || isBack || now >= until ? undefined : { itemId: spent.itemId, until };
}

/** Children do not decide how long they may learn on a screen: they can read the limit, an adult sets and lifts it. */
export function mayRestrictTime(user: { role: Role; minor: boolean }): boolean {
  return !isChildAccount(user);
}
