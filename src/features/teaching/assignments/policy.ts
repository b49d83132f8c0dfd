import type { LocalDate } from '#core/local-date.ts';

/** What a teacher may set: a course, one item of it, one of its files, or the items of a lesson plan. */
export const targetKinds = ['course', 'item', 'resource', 'lesson_plan'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** What has several parts may be asked for part by part, one a week. */
export function mayRepeat(kind: TargetKind): boolean {
  return kind === 'course' || kind === 'lesson_plan';
}

/** Assignments of one class. */
export const assignmentsAtMost = 300;
/** How far ahead something may be due, and for how long it may repeat. */
export const daysAhead = 366;

/** An item that is asked for, and the day by which. */
export interface AskedItem {
  id: string;
  due: LocalDate;
}

/** Which items are due when: all of them on the one day; with several days, one item for each of them. */
export function askedItems(itemIds: readonly string[], dueDates: readonly LocalDate[]): AskedItem[] {
  const [only] = dueDates;
  if (only === undefined) return [];
  if (dueDates.length === 1) return itemIds.map((id) => ({ id, due: only }));
  return itemIds.slice(0, dueDates.length).map((id, index) => ({ id, due: dueDates[index] ?? only }));
}

export type AssignmentState = 'open' | 'late' | 'done';

export interface Standing {
  state: AssignmentState;
  done: number;
  /** When the first thing that she has not done is due; when everything is done, the last. */
  due: LocalDate;
  /** The first thing that she has not done. */
  nextId: string | undefined;
}

/**
 * How far someone is with what is asked of her. On the day on which it is due she still has time. A file is neither done nor
 * late.
 */
export function standingOf(
  asked: readonly AskedItem[],
  done: ReadonlySet<string>,
  { today, lastDue }: { today: LocalDate; lastDue: LocalDate },
): Standing {
  const left = asked.find(({ id }) => !done.has(id));
  const count = asked.filter(({ id }) => done.has(id)).length;
  if (asked.length === 0) return { state: 'open', done: 0, due: lastDue, nextId: undefined };
  if (!left) return { state: 'done', done: count, due: lastDue, nextId: undefined };
  return { state: left.due < today ? 'late' : 'open', done: count, due: left.due, nextId: left.id };
}

/** Days for which an assignment is still shown to students after its last day, so that it can be made up for. */
export const daysToCatchUp = 14;
