import type { LocalDate } from '../../core/local-date.ts';

/** The shortest and the longest time a day that may be set (decisions: time restriction). */
export const fewestMinutes = 5;
export const mostMinutes = 240;

/** What may be given on top of a day that is used up. */
export const extraChoices = [15, 30] as const;

const minute = 60_000;
/** A browser that reports each minute does so a moment early or late. */
const leeway = 5_000;
/** How long one may finish what one is at when the time is up. */
const toFinish = 5 * minute;

/** What somebody has spent of a day: counted is all before `countedUntil`, when she was at the item. */
export interface SpentTime {
  day: LocalDate;
  minutes: number;
  extraMinutes: number;
  countedUntil: Date;
  itemId: string | null;
}

/** The same on a day: a new one begins anew; where a device in another time zone was further, that day goes on. */
export function onDay(spent: SpentTime, day: LocalDate): SpentTime {
  return day > spent.day ? { ...spent, day, minutes: 0, extraMinutes: 0 } : spent;
}

/** What is left, in minutes. */
export function minutesLeft({ minutes, extraMinutes }: SpentTime, minutesPerDay: number): number {
  return Math.max(0, minutesPerDay + extraMinutes - minutes);
}

/**
 * Counts minutes spent at an item: never more than have really passed since those counted before, whoever reports them
 * and however often, and never more than are left.
 */
export function addMinutes(
  spent: SpentTime,
  { minutes, itemId }: { minutes: number; itemId: string },
  minutesPerDay: number,
  now: Date,
): SpentTime {
  const passed = Math.floor((now.getTime() - spent.countedUntil.getTime() + leeway) / minute);
  const counted = Math.min(minutes, passed, minutesLeft(spent, minutesPerDay));
  if (counted <= 0) return spent;
  const countedUntil = Math.max(now.getTime(), spent.countedUntil.getTime() + counted * minute);
  return { ...spent, minutes: spent.minutes + counted, itemId, countedUntil: new Date(countedUntil) };
}

/** Until when somebody whose time is up may finish what she was at; nothing else. */
export function findFinishing(spent: SpentTime, now: Date): { itemId: string; until: Date } | undefined {
  const until = new Date(spent.countedUntil.getTime() + toFinish);
  // A clock that went back gives no second time.
  const isBack = now.getTime() < spent.countedUntil.getTime() - leeway;
  return spent.itemId === null || isBack || now >= until ? undefined : { itemId: spent.itemId, until };
}
