import type { Ctx } from '#platform/ctx.ts';
import type { ClassId } from '../contract.ts';

/** The courses of each of these classes, in the order in which they were chosen. */
export async function listCourseIds(
  { db }: Pick<Ctx, 'db'>,
  classIds: readonly ClassId[],
): Promise<ReadonlyMap<ClassId, string[]>> {
  if (classIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('class_courses')
    .select(['class_id', 'course_id'])
    .where('class_id', 'in', classIds)
    .orderBy('added_at')
    .orderBy('course_id')
    .execute();
  const byClass = Map.groupBy(rows, (row) => row.class_id);
  return new Map(classIds.map((id) => [id, (byClass.get(id) ?? []).map((row) => row.course_id)]));
}
