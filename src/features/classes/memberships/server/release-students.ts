import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { openClassCourses } from '#features/classes/server/open-courses.ts';
import { giveUpStudents } from '#features/classes/cards/server/student-accounts.ts';

interface Release {
  classId: ClassId;
  educatorId: UserId;
  userIds: readonly UserId[];
  /** They asked for their accounts to be erased. */
  ownWish?: boolean;
}

/**
 * These students have left a class, which opens nothing to them any more. A student who is no longer in any of this educator's
 * classes and signs in with one of the educator's cards is erased after 30 days, unless she is brought back (decisions: deleting a
 * student); all others keep their accounts. Call it in a transaction.
 */
export async function releaseStudents(
  ctx: Ctx,
  { classId, educatorId, userIds, ownWish = false }: Release,
): Promise<void> {
  if (userIds.length === 0) return;
  await openClassCourses(ctx, classId, userIds);
  const rows = await ctx.db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select('class_students.user_id')
    .where('classes.educator_id', '=', educatorId)
    .where('class_students.user_id', 'in', userIds)
    .execute();
  const staying = new Set(rows.map((row) => row.user_id));
  const leaving = userIds.filter((id) => !staying.has(id));
  await giveUpStudents(ctx, educatorId, { userIds: leaving, ownWish });
}
