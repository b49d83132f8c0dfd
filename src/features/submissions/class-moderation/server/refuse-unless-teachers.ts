import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findClassStaff, listEnrolled } from '#features/classes/server/public.ts';
import { status, visibility } from '#features/submissions/life/policy.ts';
import { mayRead } from '#features/submissions/life/policy-readers.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import { doTeachersDecide } from './teachers-setting.ts';

interface AsTeacher {
  teacherId: UserId;
  classId: string;
}

/**
 * Refuses a work that is not a teacher's to decide about: as not found what she does not read through this class, and her own; as not
 * allowed what does not wait, and what is not for a class alone. Teachers decide only where the house lets them.
 */
export async function refuseUnlessTeachers(ctx: Ctx, row: WorkRow, as: AsTeacher): Promise<void> {
  const { isArchived } = await requireReadInClass(ctx, row, as);
  if (!(await doTeachersDecide(ctx))) throw new Forbidden('forbidden', 'submissions.refusal.houseDecides');
  if (isArchived) throw new Conflict('class_archived', 'classes.refusal.archived');
  if (row.status !== status.submitted || row.visibility !== visibility.group)
    throw new Conflict('not_allowed', 'submissions.refusal.notAllowed');
}

/** Refuses as not found a work that someone does not read as a teacher of this class. */
export async function requireReadInClass(
  ctx: Ctx,
  row: WorkRow,
  { teacherId, classId }: AsTeacher,
): Promise<{ isArchived: boolean }> {
  const staff = await findClassStaff(ctx, classId);
  const madeAt = await findMadeAt(ctx, row);
  if (!staff?.teacherIds.includes(teacherId) || row.owner_id === teacherId || !madeAt) throw new NotFound();
  const enrolled = (await listEnrolled(ctx, classId)).find(({ userId }) => userId === row.owner_id);
  const work = { ...row, hidden: row.hidden_at !== null, withheld: row.withheld_at !== null };
  if (!enrolled || enrolled.since > madeAt || !mayRead(work, 'teacher')) throw new NotFound();
  return staff;
}

/** When its current version was handed in: what is older than her joining is none of the class's (docs/decisions/0106). */
async function findMadeAt({ db }: Pick<Ctx, 'db'>, { id, version }: WorkRow): Promise<Date | undefined> {
  const made = await db
    .selectFrom('submission_versions')
    .select('made_at')
    .where('submission_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return made?.made_at;
}
