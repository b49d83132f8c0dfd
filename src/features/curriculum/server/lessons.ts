import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { getCourse, listCourses } from '#features/learning/server/public.ts';
import type { LessonView } from '../contract.ts';

/** Every item the caller can see, by id, with whether it is open to her. */
export async function findLessons(ctx: Ctx, locale: Locale): Promise<Map<string, LessonView>> {
  const summaries = await listCourses(ctx, locale);
  const courses = await Promise.all(
    summaries.filter(({ archived }) => !archived).map(({ slug }) => getCourse(ctx, slug, locale)),
  );
  const lessons = courses.flatMap(({ slug: courseSlug, title: courseTitle, chapters }) =>
    chapters.flatMap(({ items }) => items.map((item) => ({ courseSlug, courseTitle, item }))),
  );
  return new Map(lessons.map((lesson) => [lesson.item.id, lesson]));
}
