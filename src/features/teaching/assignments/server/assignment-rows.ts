import type { Selectable } from 'kysely';
import { localDateOf } from '#core/local-date.ts';
import type { Tables } from '#platform/db/tables.ts';
import { askedItems, type AskedItem } from '../policy.ts';
import { listDueDates, placeOf } from './due-dates.ts';
import type { Target } from './targets.ts';

export type AssignmentRow = Selectable<Tables['assignments']>;

export function datesOf({ due_on, repeat_until, place }: AssignmentRow): string[] {
  return listDueDates({ due: due_on, repeatUntil: repeat_until ?? undefined }, placeOf(place));
}

/** What is asked of a student: what is due since she joined. Undefined if all of it was due before. */
export function askedOf(
  row: AssignmentRow,
  target: Pick<Target, 'items'>,
  since: Date,
): { asked: AskedItem[]; lastDue: string } | undefined {
  const joinedOn = localDateOf(since, placeOf(row.place).timeZone);
  const dates = datesOf(row);
  const lastDue = dates.at(-1) ?? row.due_on;
  if (lastDue < joinedOn) return undefined;
  const ids = target.items.map(({ id }) => id);
  return { asked: askedItems(ids, dates).filter(({ due }) => due >= joinedOn), lastDue };
}

/** Whether it is set to this student. */
export function isFor(
  { group_id, student_id }: Pick<AssignmentRow, 'group_id' | 'student_id'>,
  { userId, groupIds }: { userId: string; groupIds: readonly string[] },
): boolean {
  if (student_id !== null) return student_id === userId;
  return group_id === null || groupIds.includes(group_id);
}
