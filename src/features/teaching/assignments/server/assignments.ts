import { addDays } from '#core/local-date.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listClassGroups, requireTaughtClass } from '#features/classes/server/public.ts';
import type { Assignable, AssignmentList, AssignmentView, DueDay } from '../contract.ts';
import type { TargetKind } from '../policy.ts';
import { describeAssignments } from './describe-assignments.ts';
import { describeDay, placeOfClass, todayAt } from './due-dates.ts';
import { listChoices } from './targets.ts';
import { listPupils } from '#features/teaching/server/pupils.ts';

const perPage = 20;
const daysOfWeek = 7;

/** What is set to a class, the newest first. For anyone who does not teach it, the class is not found. */
export async function listAssignments(
  ctx: Ctx,
  { id, after }: { id: string; after?: string | undefined },
): Promise<AssignmentList> {
  const taught = await requireTaughtClass(ctx, id);
  const place = await placeOfClass(ctx, taught);
  const before = after === undefined ? undefined : await findRow(ctx, taught.id, after);
  const all = ctx.db
    .selectFrom('assignments')
    .selectAll()
    .where('class_id', '=', taught.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage + 1);
  const rows = await (
    before
      ? all.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(before.created_at, before.id)),
        )
      : all
  ).execute();
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  return {
    className: taught.name,
    archived: taught.isArchived,
    place: place.names[ctx.locale],
    today: todayAt(ctx, place),
    items: await describeAssignments(ctx, taught, page),
    ...(last && rows.length > perPage && { next: last.id }),
  };
}

/** One of them; one of another class is not found. */
export async function getAssignment(
  ctx: Ctx,
  { id, assignmentId }: { id: string; assignmentId: string },
): Promise<AssignmentView> {
  const taught = await requireTaughtClass(ctx, id);
  const row = await findRow(ctx, taught.id, assignmentId);
  const [view] = row ? await describeAssignments(ctx, taught, [row]) : [];
  if (!view) throw new NotFound();
  return view;
}

/** What can be set to a class, and to whom. */
export async function listAssignable(
  ctx: Ctx,
  { id, kind }: { id: string; kind: TargetKind },
): Promise<Assignable> {
  const taught = await requireTaughtClass(ctx, id);
  const place = await placeOfClass(ctx, taught);
  const pupils = await listPupils(ctx, taught);
  const groups = await listClassGroups(ctx, taught.id);
  const today = todayAt(ctx, place);
  return {
    className: taught.name,
    archived: taught.isArchived,
    place: place.names[ctx.locale],
    isOwner: taught.isOwner,
    today,
    inAWeek: describeDay(ctx, addDays(today, daysOfWeek), place),
    groups: await listChoices(ctx, kind),
    to: {
      groups: groups.map(({ id: groupId, name }) => ({ id: groupId, title: name })),
      students: pupils.map(({ userId, firstName, lastName }) => ({
        id: userId,
        title: `${firstName} ${lastName}`.trim(),
      })),
    },
  };
}

/** Whether something may be due on a day. */
export async function getDueDay(ctx: Ctx, { id, day }: { id: string; day: string }): Promise<DueDay> {
  const taught = await requireTaughtClass(ctx, id);
  const place = await placeOfClass(ctx, taught);
  return describeDay(ctx, day, place);
}

function findRow({ db }: Pick<Ctx, 'db'>, classId: string, assignmentId: string) {
  return db
    .selectFrom('assignments')
    .selectAll()
    .where('class_id', '=', classId)
    .where('id', '=', assignmentId)
    .executeTakeFirst();
}
