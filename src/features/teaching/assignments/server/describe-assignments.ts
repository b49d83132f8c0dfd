import type { Ctx } from '#platform/ctx.ts';
import { listClassGroups, listGroupMembers, type TaughtClass } from '#features/classes/server/public.ts';
import { listDone } from '#features/learning/server/public.ts';
import { listPupils, type Pupil } from '#features/teaching/server/pupils.ts';
import type { AssignmentView } from '../contract.ts';
import { standingOf } from '../policy.ts';
import { askedOf, datesOf, isFor, type AssignmentRow } from './assignment-rows.ts';
import { nextOf, ordinaryDayAt, placeOf } from './due-dates.ts';
import { findTargets, keyOf, type Target } from './targets.ts';

/** Assignments as a teacher sees them, with how many students have done them: as many queries for twenty as for one. */
export async function describeAssignments(
  ctx: Ctx,
  taught: Pick<TaughtClass, 'id'>,
  rows: readonly AssignmentRow[],
): Promise<AssignmentView[]> {
  if (rows.length === 0) return [];
  const targets = await findTargets(ctx, rows);
  const pupils = await listPupils(ctx, taught);
  const members = await listGroupMembers(ctx, taught.id);
  const groups = new Map((await listClassGroups(ctx, taught.id)).map(({ id, name }) => [id, name]));
  const itemIds = [...new Set([...targets.values()].flatMap(({ items }) => items.map(({ id }) => id)))];
  const done = await listDone(
    ctx,
    pupils.map(({ userId }) => userId),
    itemIds,
  );
  const groupIdsOf = ({ userId }: Pupil) =>
    [...members].flatMap(([id, students]) => (students.has(userId) ? [id] : []));
  const people = pupils.map((pupil) => ({ ...pupil, groupIds: groupIdsOf(pupil) }));
  return rows.map((row) => {
    const target = targets.get(keyOf(row));
    const today = ordinaryDayAt(ctx, placeOf(row.place));
    const dates = datesOf(row);
    const asked = people.filter((person) => isFor(row, person));
    const student =
      row.student_id === null ? undefined : pupils.find(({ userId }) => userId === row.student_id);
    const name = student
      ? `${student.firstName} ${student.lastName}`.trim()
      : row.group_id === null
        ? undefined
        : groups.get(row.group_id);
    return {
      id: row.id,
      kind: row.kind,
      target: row.target,
      ...(target && { title: target.title }),
      ...(target?.href !== undefined && { href: target.href }),
      items: (target?.items ?? []).map(({ id, title, type }) => ({ id, title, type })),
      to: {
        ...(row.group_id !== null && { groupId: row.group_id }),
        ...(row.student_id !== null && { studentId: row.student_id }),
        ...(name !== undefined && { name }),
      },
      from: row.starts_on,
      due: row.due_on,
      ...(row.repeat_until !== null && { repeatUntil: row.repeat_until }),
      nextDue: nextOf(dates, today),
      over: (dates.at(-1) ?? row.due_on) < today,
      note: row.note,
      ...countStudents(row, target, { people: asked, done, today }),
    };
  });
}

interface Counting {
  people: readonly Pupil[];
  done: ReadonlyMap<string, ReadonlySet<string>>;
  today: string;
}

function countStudents(
  row: AssignmentRow,
  target: Target | undefined,
  { people, done, today }: Counting,
): Pick<AssignmentView, 'students' | 'counted' | 'done' | 'late'> {
  const states = people.flatMap(({ userId, since }) => {
    const own = askedOf(row, target ?? { items: [] }, since);
    return own
      ? standingOf(own.asked, done.get(userId) ?? new Set(), { today, lastDue: own.lastDue }).state
      : [];
  });
  const count = (state: string) => states.filter((each) => each === state).length;
  return {
    students: states.length,
    counted: (target?.items.length ?? 0) > 0,
    done: count('done'),
    late: count('late'),
  };
}
