import type { Ctx } from '#platform/ctx.ts';
import type { ClassId } from '../contract.ts';

/** Makes these the courses of a class. A course that stays keeps the day since which it is the class's. */
export async function chooseCourses(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  classId: ClassId,
  courseIds: readonly string[],
): Promise<void> {
  const kept = [...new Set(courseIds)];
  await db
    .deleteFrom('class_courses')
    .where('class_id', '=', classId)
    .$if(kept.length > 0, (query) => query.where('course_id', 'not in', kept))
    .execute();
  if (kept.length === 0) return;
  const now = clock.now().getTime();
  await db
    .insertInto('class_courses')
    .values(
      kept.map((course_id, index) => ({ class_id: classId, course_id, added_at: new Date(now + index) })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

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
