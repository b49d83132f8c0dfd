import type { Ctx } from '#platform/ctx.ts';
import { listClassCourses } from '#features/learning/server/public.ts';

/** Those of these courses that a class may learn: whatever the catalog has now, in the caller's language. */
export async function findOffered(
  ctx: Ctx,
  { courseIds }: { courseIds: readonly string[] },
): Promise<string[]> {
  const courses = await listClassCourses(ctx);
  return courses.flatMap(({ id }) => (courseIds.includes(id) ? id : []));
}
