import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { dayFormat } from '#core/day-format.ts';
import type { UserId } from '#core/ids.ts';
import { addDays, noonOf } from '#core/local-date.ts';
import { locales } from '#core/locale.ts';
import type { Place } from '#core/places.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  isEnrolled,
  listClassGroups,
  lockTaughtClass,
  type TaughtClass,
} from '#features/classes/server/public.ts';
import type { AssignmentChange, AssignmentInput, AssignmentView } from '../contract.ts';
import { assignmentsAtMost, daysAhead, mayRepeat } from '../policy.ts';
import { getAssignment } from './assignments.ts';
import { describeDay, placeOfClass, todayAt } from './due-dates.ts';
import { openSetCourses } from './set-courses.ts';
import { findTargets } from './targets.ts';

type Set = Omit<AssignmentInput, 'id'>;

/** Sets something to a class. Refuses a due day that is Shabbat or Yom Tov at the class's place. */
export async function assign(ctx: Ctx, { id, ...set }: AssignmentInput): Promise<AssignmentView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const taught = await lockTaughtClass(ctx, id);
    const columns = await toColumns(ctx, taught, set);
    const { count } = await ctx.db
      .selectFrom('assignments')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('class_id', '=', taught.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= assignmentsAtMost)
      throw new Conflict('too_many_assignments', 'teaching.refusal.tooMany');
    const assignmentId = randomUUID();
    await ctx.db
      .insertInto('assignments')
      .values({
        id: assignmentId,
        class_id: taught.id,
        created_by: userId,
        created_at: ctx.clock.now(),
        reminded_for: null,
        ...columns,
      })
      .execute();
    await openSetCourses(ctx, taught.id);
    return getAssignment(ctx, { id, assignmentId });
  });
}

/** Changes an assignment. */
export async function changeAssignment(
  ctx: Ctx,
  { id, assignmentId, ...set }: AssignmentChange,
): Promise<AssignmentView> {
  return inTransaction(ctx, async (ctx) => {
    const taught = await lockTaughtClass(ctx, id);
    const before = await ctx.db
      .selectFrom('assignments')
      .select(['starts_on', 'due_on'])
      .where('class_id', '=', taught.id)
      .where('id', '=', assignmentId)
      .executeTakeFirst();
    if (!before) throw new NotFound();
    const columns = await toColumns(ctx, taught, set, before.starts_on);
    await ctx.db.updateTable('assignments').set(columns).where('id', '=', assignmentId).execute();
    await openSetCourses(ctx, taught.id);
    return getAssignment(ctx, { id, assignmentId });
  });
}

/** Removes it; what students have done stays theirs. */
export async function removeAssignment(
  ctx: Ctx,
  { id, assignmentId }: { id: string; assignmentId: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const taught = await lockTaughtClass(ctx, id);
    const { numDeletedRows } = await ctx.db
      .deleteFrom('assignments')
      .where('class_id', '=', taught.id)
      .where('id', '=', assignmentId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new NotFound();
    await openSetCourses(ctx, taught.id);
  });
}

/** The columns of what is set. `began` is when an assignment that is changed began, which may be in the past. */
async function toColumns(ctx: Ctx, taught: TaughtClass, set: Set, began?: string) {
  const { kind, target, to, from, due, repeatUntil, note } = set;
  const place = await placeOfClass(ctx, taught);
  if (repeatUntil !== undefined && !mayRepeat(kind))
    throw new Invalid([{ path: 'repeatUntil', messageKey: 'teaching.field.repeatKind' }]);
  refuseDays(ctx, { from, due, repeatUntil }, { place, began });
  const found = await findTargets(ctx, [{ kind, target }]);
  if (found.size === 0) throw new Invalid([{ path: 'target', messageKey: 'teaching.field.target' }]);
  await refuseOthers(ctx, taught, to);
  return {
    kind,
    target,
    group_id: to.groupId ?? null,
    student_id: (to.studentId ?? null) as UserId | null,
    starts_on: from,
    due_on: due,
    repeat_until: repeatUntil ?? null,
    place: place.id,
    note,
    told_at: null,
  };
}

/** Only a group or a student of the class itself. */
async function refuseOthers(ctx: Ctx, taught: TaughtClass, { groupId, studentId }: Set['to']): Promise<void> {
  const wrong = { path: 'to', messageKey: 'teaching.field.to' };
  if (groupId !== undefined && studentId !== undefined) throw new Invalid([wrong]);
  if (groupId !== undefined && !(await listClassGroups(ctx, taught.id)).some(({ id }) => id === groupId))
    throw new Invalid([wrong]);
  if (studentId !== undefined && !(await isEnrolled(ctx, taught.id, studentId))) throw new Invalid([wrong]);
}

interface Days {
  from: string;
  due: string;
  repeatUntil: string | undefined;
}

function refuseDays(
  ctx: Ctx,
  { from, due, repeatUntil }: Days,
  { place, began }: { place: Place; began: string | undefined },
): void {
  const today = todayAt(ctx, place);
  const refuse = (path: string, messageKey: string, values?: Record<string, string>): never => {
    throw new Invalid([{ path, messageKey, ...(values && { values }) }]);
  };
  if ([from, due, repeatUntil].some((day) => day !== undefined && !isDay(day)))
    refuse('due', 'teaching.field.day');
  // Somewhere it may still be yesterday.
  if (from !== began && from < addDays(today, -1)) refuse('from', 'teaching.field.fromPast');
  if (due < from) refuse('due', 'teaching.field.dueBeforeFrom');
  if (due > addDays(today, daysAhead)) refuse('due', 'teaching.field.dueTooFar');
  const { holyDay, holiday, next, place: city } = describeDay(ctx, due, place);
  if (holyDay) {
    const format = dayFormat(locales[ctx.locale].tag, { weekday: 'long', day: 'numeric', month: 'long' });
    refuse('due', holyDay === 'shabbat' ? 'teaching.field.dueShabbat' : 'teaching.field.dueYomTov', {
      place: city,
      next: format.format(noonOf(next)),
      ...(holiday !== null && { holiday }),
    });
  }
  if (repeatUntil === undefined) return;
  if (repeatUntil <= due) refuse('repeatUntil', 'teaching.field.repeatBeforeDue');
  if (repeatUntil > addDays(today, daysAhead)) refuse('repeatUntil', 'teaching.field.dueTooFar');
}

/** Whether there is such a day, as there is none of 31 November. */
function isDay(day: string): boolean {
  const noon = noonOf(day);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
}
