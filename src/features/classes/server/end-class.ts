import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { listConsentingGuardians } from '#features/guardians/server/public.ts';
import { notifyAll } from '#features/notifications/server/public.ts';
import type { ClassId } from '../contract.ts';
import { openClassCourses } from './open-courses.ts';

/**
 * Deletes a class with all that was set and said in it; it opens nothing any more. Tells its students, and the guardians of those who
 * were in it or waited for a seat; nobody about an archived one, which they no longer saw. Returns who was in its list. Call it in a
 * transaction, with the owner's room locked.
 */
export async function endClass(ctx: Ctx, classId: ClassId): Promise<UserId[]> {
  const students = await ctx.db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select(['class_students.user_id', 'class_students.why', 'classes.archived_at'])
    .where('class_id', '=', classId)
    .execute();
  await ctx.db.deleteFrom('classes').where('id', '=', classId).execute();
  const userIds = students.map(({ user_id }) => user_id);
  await openClassCourses(ctx, classId, userIds);
  const shown = students.filter(({ archived_at }) => archived_at === null);
  const known = shown.filter(({ why }) => why === null || why === 'seats');
  await notifyAll(ctx, {
    to: shown.map(({ user_id }) => user_id),
    kind: 'classes.ended',
    data: {},
    href: href('dashboard'),
    once: classId,
  });
  await tellGuardians(
    ctx,
    classId,
    known.map(({ user_id }) => user_id),
  );
  return userIds;
}

async function tellGuardians(ctx: Ctx, classId: ClassId, childIds: readonly UserId[]): Promise<void> {
  for (const [studentId, guardianIds] of await listConsentingGuardians(ctx, childIds))
    await notifyAll(ctx, {
      to: guardianIds,
      kind: 'classes.endedForChild',
      data: { studentId },
      href: href('family'),
      once: `${classId}:${studentId}`,
    });
}
