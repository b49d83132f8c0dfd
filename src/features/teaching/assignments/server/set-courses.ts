import type { Ctx } from '#platform/ctx.ts';
import { keepSetCourses, type SetCourse } from '#features/classes/server/public.ts';
import { listLessonPlans } from '#features/curriculum/server/public.ts';
import { findCourseIds, findItemIds } from '#features/learning/server/public.ts';
import type { TargetKind } from '../policy.ts';

/** Tells classes the courses of everything that is set to a class, which its students may watch. Call it with the class locked. */
export async function openSetCourses(ctx: Ctx, classId: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('assignments')
    .select(['kind', 'target', 'group_id', 'student_id'])
    .distinct()
    .where('class_id', '=', classId)
    .execute();
  const courses = new Map<string, SetCourse>();
  for (const { kind, target, group_id, student_id } of rows)
    for (const courseId of await findCourses(ctx, kind, target))
      courses.set(`${courseId} ${group_id} ${student_id}`, {
        courseId,
        groupId: group_id,
        studentId: student_id,
      });
  await keepSetCourses(ctx, classId, [...courses.values()]);
}

async function findCourses(ctx: Ctx, kind: TargetKind, target: string): Promise<readonly string[]> {
  switch (kind) {
    case 'course':
      return [target];
    case 'item':
      return findCourseIds(ctx, { itemIds: [target] });
    case 'resource':
      return findCourseIds(ctx, { resourceIds: [target] });
    case 'lesson_plan': {
      const plan = (await listLessonPlans(ctx.locale)).find(({ id }) => id === target);
      return plan ? findCourseIds(ctx, { itemIds: await findItemIds(ctx, plan.items) }) : [];
    }
  }
}
