import type { Ctx } from '#platform/ctx.ts';
import { listCourses } from '#features/learning/server/public.ts';

/** The courses for which something was handed in, as the moderator's language names them. */
export async function listQueueCourses(ctx: Ctx): Promise<{ id: string; title: string }[]> {
  const rows = await ctx.db.selectFrom('submissions').select('course_id').distinct().execute();
  const used = new Set(rows.map(({ course_id }) => course_id));
  const courses = await listCourses(ctx, ctx.locale);
  return courses.filter(({ id }) => used.has(id)).map(({ id, title }) => ({ id, title }));
}
