import type { Ctx } from '#platform/ctx.ts';
import { listDrafts } from '#features/cms/server/public.ts';
import { listItems } from './course-docs.ts';

/** The course that lists an item as it was last saved; null if none does, as of an item that was taken out. */
export async function findItemCourse(ctx: Ctx, itemId: string): Promise<{ courseId: string | null }> {
  const courses = await listDrafts(ctx, 'course');
  const course = courses.find(({ content }) => listItems(content.shared).some(({ id }) => id === itemId));
  return { courseId: course?.key ?? null };
}
