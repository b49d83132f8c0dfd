import type { Ctx } from '#platform/ctx.ts';
import { listClassCourseIds } from '#features/classes/server/public.ts';
import {
  findClassCourses,
  findClassItems,
  type ClassCourse,
  type ClassItem,
} from '#features/learning/server/public.ts';
import { listAssignedTargets } from './assigned-targets.ts';

/** What a class learns. */
export interface ClassContent {
  /** Its own courses and those that were set to it. */
  courses: readonly ClassCourse[];
  /** Items that were set on their own. */
  loose: readonly ClassItem[];
}

/** The courses and items of a class. Whether the actor may see them is for the caller to decide. */
export async function listClassContent(ctx: Ctx, classId: string): Promise<ClassContent> {
  const assigned = await listAssignedTargets(ctx, classId);
  const own = await listClassCourseIds(ctx, classId);
  return {
    courses: await findClassCourses(ctx, [...own, ...assigned.courseIds]),
    loose: [...(await findClassItems(ctx, assigned.itemIds)).values()],
  };
}
