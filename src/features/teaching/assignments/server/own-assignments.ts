import { sql } from 'kysely';
import { dayMs } from '#core/durations.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { addDays } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listEnrolments, requireClassCircle, type OwnEnrolment } from '#features/classes/server/public.ts';
import { listDone } from '#features/learning/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { ClassTasks, OwnAssignment, OwnAssignmentList } from '../contract.ts';
import { daysToCatchUp, standingOf } from '../policy.ts';
import { askedOf, type AssignmentRow } from './assignment-rows.ts';
import { isEve, ordinaryDayAt, placeOf, todayAt } from './due-dates.ts';
import { findTargets, keyOf, type Target } from './targets.ts';

const perPage = 50;
const order = { late: 0, open: 1, done: 2 } as const;

/**
 * What the caller's teachers have set her: what runs, and for two weeks after its last day what she has not finished. What
 * she may still make up for comes first, then what is due next. What was due before she joined is not asked of her.
 */
export async function listOwnAssignments(
  ctx: Ctx,
  { after }: { after?: string | undefined } = {},
): Promise<OwnAssignmentList> {
  const { userId } = signedIn(ctx);
  const all = await listAssignedTo(ctx, userId, await listEnrolments(ctx, [userId]));
  const left = all.filter((assignment) => after === undefined || placeIn(assignment) > after);
  const page = left.slice(0, perPage);
  const last = page.at(-1);
  return { items: page, ...(last && left.length > perPage && { next: placeIn(last) }) };
}

/** The same of one class: a student's own, or her children's for a guardian. */
export async function listClassTasks(ctx: Ctx, id: string): Promise<ClassTasks> {
  const { id: classId, ownIds } = await requireClassCircle(ctx, id);
  const people = await describePeople(ctx, ownIds);
  const enrolments = (await listEnrolments(ctx, ownIds)).filter((each) => each.classId === classId);
  const items: ClassTasks['items'] = [];
  // One at a time: a family is small.
  for (const userId of ownIds) {
    const own = enrolments.filter((each) => each.userId === userId);
    const assignments = await listAssignedTo(ctx, userId, own);
    items.push({ firstName: people.get(userId)?.firstName ?? '', assignments });
  }
  return { items };
}

/** In the order of the list. */
async function listAssignedTo(
  ctx: Ctx,
  userId: UserId,
  enrolments: readonly OwnEnrolment[],
): Promise<OwnAssignment[]> {
  if (enrolments.length === 0) return [];
  const rows = await readRunning(ctx, userId, enrolments);
  const targets = await findTargets(ctx, rows);
  const itemIds = [...new Set([...targets.values()].flatMap(({ items }) => items.map(({ id }) => id)))];
  const done = (await listDone(ctx, [userId], itemIds)).get(userId) ?? new Set<string>();
  const items = rows.flatMap((row) => {
    const target = targets.get(keyOf(row));
    const enrolment = enrolments.find(({ classId }) => classId === row.class_id);
    return (target && enrolment && toOwn(ctx, row, { target, enrolment, done })) ?? [];
  });
  return items.toSorted((one, other) => (placeIn(one) < placeIn(other) ? -1 : 1));
}

/** Her list is ordered by it, so that what she does meanwhile hides nothing else. */
function placeIn({ state, due, id }: OwnAssignment): string {
  return `${order[state]}.${due}.${id}`;
}

/**
 * What is set to her, to one of her groups or to all of her classes; each class has a few hundred at most. Coarsely, by the
 * days of UTC: where it is already tomorrow, or still yesterday, is looked at row by row.
 */
function readRunning(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  enrolments: readonly OwnEnrolment[],
): Promise<AssignmentRow[]> {
  const today = clock.now().toISOString().slice(0, 10);
  const oldest = new Date(clock.now().getTime() - (daysToCatchUp + 7) * dayMs).toISOString().slice(0, 10);
  const groupIds = enrolments.flatMap((enrolment) => enrolment.groupIds);
  return db
    .selectFrom('assignments')
    .selectAll()
    .where(
      'class_id',
      'in',
      enrolments.map(({ classId }) => classId),
    )
    .where(
      sql<boolean>`(student_id = ${userId} or student_id is null and (group_id is null or group_id = any(${groupIds}::text[])))`,
    )
    .where('starts_on', '<=', addDays(today, 1))
    .where(({ eb, fn }) => eb(fn.coalesce('repeat_until', 'due_on'), '>=', oldest))
    .orderBy('due_on')
    .orderBy('id')
    .execute();
}

interface Known {
  target: Target;
  enrolment: OwnEnrolment;
  done: ReadonlySet<string>;
}

function toOwn(ctx: Ctx, row: AssignmentRow, { target, enrolment, done }: Known): OwnAssignment | undefined {
  const place = placeOf(row.place);
  const own = askedOf(row, target, enrolment.since);
  if (!own || row.starts_on > todayAt(ctx, place)) return undefined;
  const today = ordinaryDayAt(ctx, place);
  const { asked, lastDue } = own;
  const standing = standingOf(asked, done, { today, lastDue });
  const isPast = lastDue < today;
  if (isPast && (standing.state !== 'late' || addDays(lastDue, daysToCatchUp) < today)) return undefined;
  const items = asked.flatMap(({ id, due }) => {
    const item = target.items.find((each) => each.id === id);
    return item ? { id, title: item.title, type: item.type, href: item.href, done: done.has(id), due } : [];
  });
  const next = items.find(({ id }) => id === standing.nextId);
  const href = asked.length === 0 ? target.href : next?.href;
  return {
    id: row.id,
    className: enrolment.className,
    kind: row.kind,
    title: target.title,
    note: row.note,
    due: standing.due,
    isEve: isEve(standing.due, place),
    state: standing.state,
    done: standing.done,
    asked: asked.length,
    ...(href !== undefined && { href }),
    items,
  };
}
