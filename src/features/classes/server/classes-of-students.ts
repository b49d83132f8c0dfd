import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The classes that these people have joined, a line for each person and class. */
export async function listClassesOfStudents(
  { db }: Pick<Ctx, 'db'>,
  userIds: readonly UserId[],
): Promise<{ userId: UserId; classId: string; name: string }[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select(['class_students.user_id', 'classes.id', 'classes.name'])
    .where('class_students.status', '=', 'joined')
    .where('class_students.user_id', 'in', userIds)
    .execute();
  return rows.map(({ user_id, id, name }) => ({ userId: user_id, classId: id, name }));
}
