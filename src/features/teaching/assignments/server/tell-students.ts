import { addDays, hourAt, type LocalDate } from '#core/local-date.ts';
import type { UserId } from '#core/ids.ts';
import type { Place } from '#core/places.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isHolyDay } from '#platform/jewish-calendar/holy-days.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';
import { listEnrolments, type OwnEnrolment } from '#features/classes/server/public.ts';
import { listDone } from '#features/learning/server/public.ts';
import { notifyAll } from '#features/notifications/server/public.ts';
import { listPupils } from '#features/teaching/server/pupils.ts';
import { href } from '#urls.ts';
import { askedOf, datesOf, isFor, type AssignmentRow } from './assignment-rows.ts';
import { placeOf, todayAt } from './due-dates.ts';
import { findTargets, keyOf, type Target } from './targets.ts';

/** After school; on the eve of a holy day, which may end early, from the morning on. */
const remindFrom = { usually: 12, onEves: 8 };
const remindUntil = 20;
/** The most days from a reminder to what is due: three holy days, one more, and one for the time zones. */
const daysBefore = 5;

/** Tells students of what was set them, once, from its first day on, and not on Shabbat or Yom Tov of the class's place. */
export async function tellAssigned(ctx: Ctx): Promise<void> {
  const rows = await ctx.db
    .selectFrom('assignments')
    .selectAll()
    .where('told_at', 'is', null)
    .where('starts_on', '<=', addDays(utcDay(ctx), 1))
    .orderBy('created_at')
    .execute();
  for (const { id } of rows.filter((row) => mayTell(ctx, row)))
    await inTransaction(ctx, async (ctx) => {
      const row = await lock(ctx, id);
      if (row && row.told_at === null && mayTell(ctx, row)) await tell(ctx, row);
    });
}

function mayTell(ctx: Ctx, row: AssignmentRow): boolean {
  const place = placeOf(row.place);
  return row.starts_on <= todayAt(ctx, place) && !isMelachaForbidden(ctx.clock.now(), place);
}

async function tell(ctx: Ctx, row: AssignmentRow): Promise<void> {
  const today = todayAt(ctx, placeOf(row.place));
  const target = await findTarget(ctx, row);
  const students = target ? await listStudents(ctx, row) : [];
  const to = students.flatMap(({ userId, since }) => {
    const own = target && askedOf(row, target, since);
    return own && own.lastDue >= today ? userId : [];
  });
  const data = { assignmentId: row.id };
  await notifyAll(ctx, { to, kind: 'teaching.set', data, href: href('dashboard'), once: row.id });
  await ctx.db
    .updateTable('assignments')
    .set({ told_at: ctx.clock.now() })
    .where('id', '=', row.id)
    .execute();
}

/**
 * Reminds students, once, of what is due the next day and not done: in the afternoon of the last ordinary day before it. What
 * was set the same day needs no reminder.
 */
export async function remindOfDue(ctx: Ctx): Promise<void> {
  const today = utcDay(ctx);
  const rows = await ctx.db
    .selectFrom('assignments')
    .selectAll()
    .where('due_on', '<=', addDays(today, daysBefore))
    .where(({ eb, fn }) => eb(fn.coalesce('repeat_until', 'due_on'), '>=', today))
    .orderBy('created_at')
    .execute();
  for (const { id } of rows.filter((row) => dueToRemindOf(ctx, row) !== undefined))
    await inTransaction(ctx, async (ctx) => {
      const row = await lock(ctx, id);
      const due = row && dueToRemindOf(ctx, row);
      if (row && due !== undefined) await remind(ctx, row, due);
    });
}

/** The due day of which students are reminded at this moment. */
function dueToRemindOf({ clock }: Pick<Ctx, 'clock'>, row: AssignmentRow): LocalDate | undefined {
  const place = placeOf(row.place);
  const today = todayAt({ clock }, place);
  const due = datesOf(row).find((day) => day > today);
  if (due === undefined || row.reminded_for === due || row.starts_on >= today) return undefined;
  if (lastOrdinaryDayBefore(due, place) !== today || isMelachaForbidden(clock.now(), place)) return undefined;
  const hour = hourAt(clock.now(), place.timeZone);
  const from = isHolyDay(addDays(today, 1), place) ? remindFrom.onEves : remindFrom.usually;
  return hour >= from && hour < remindUntil ? due : undefined;
}

function lastOrdinaryDayBefore(day: LocalDate, place: Pick<Place, 'country'>): LocalDate {
  let before = addDays(day, -1);
  while (isHolyDay(before, place)) before = addDays(before, -1);
  return before;
}

async function remind(ctx: Ctx, row: AssignmentRow, due: LocalDate): Promise<void> {
  const target = await findTarget(ctx, row);
  const to = target ? await listBehind(ctx, row, { target, due }) : [];
  const data = { assignmentId: row.id, due };
  await notifyAll(ctx, { to, kind: 'teaching.due', data, href: href('dashboard'), once: `${row.id} ${due}` });
  await ctx.db.updateTable('assignments').set({ reminded_for: due }).where('id', '=', row.id).execute();
}

/** Those who have not done what is due on a day. */
async function listBehind(
  ctx: Ctx,
  row: AssignmentRow,
  { target, due }: { target: Target; due: LocalDate },
): Promise<UserId[]> {
  const students = await listStudents(ctx, row);
  const itemIds = target.items.map(({ id }) => id);
  const done = await listDone(
    ctx,
    students.map(({ userId }) => userId),
    itemIds,
  );
  return students.flatMap(({ userId, since }) => {
    const asked = askedOf(row, target, since)?.asked ?? [];
    return asked.some((item) => item.due === due && !done.get(userId)?.has(item.id)) ? userId : [];
  });
}

async function findTarget(ctx: Ctx, row: AssignmentRow): Promise<Target | undefined> {
  return (await findTargets(ctx, [row])).get(keyOf(row));
}

/** The students whom it is set to; nobody of an archived class, and nobody before her guardian has approved. */
async function listStudents(ctx: Ctx, row: AssignmentRow): Promise<OwnEnrolment[]> {
  const pupils = await listPupils(ctx, { id: row.class_id });
  const enrolments = await listEnrolments(
    ctx,
    pupils.map(({ userId }) => userId),
  );
  return enrolments.filter((enrolment) => enrolment.classId === row.class_id && isFor(row, enrolment));
}

/** One that another process is at right now is its own. */
function lock({ db }: Pick<Ctx, 'db'>, id: string): Promise<AssignmentRow | undefined> {
  return db
    .selectFrom('assignments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

const utcDay = ({ clock }: Pick<Ctx, 'clock'>) => clock.now().toISOString().slice(0, 10);
