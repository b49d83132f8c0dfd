import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { getCourse, listCourses } from '#features/learning/server/public.ts';
import type { LessonView } from '../contract.ts';

/** Every item the caller can see, by its slugs, with whether it is open to her. */
export async function findLessons(ctx: Ctx, locale: Locale): Promise<Map<string, LessonView>> {
  const summaries = await listCourses(ctx, locale);
  const courses = await Promise.all(
    summaries.filter(({ archived }) => !archived).map(({ slug }) => getCourse(ctx, slug, locale)),
  );
  const lessons = courses.flatMap(({ slug: courseSlug, title: courseTitle, cover, chapters }) =>
    chapters.flatMap(({ items }) =>
      items.map((item) => ({ courseSlug, courseTitle, courseImage: cover.image, item })),
    ),
  );
  return new Map(
    lessons.flatMap((lesson) =>
      [lesson.item.slug, ...(lesson.item.formerSlugs ?? [])].map((slug) => [slug, lesson] as const),
    ),
  );
}
