import { visitor } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { mayWatch } from '../catalogue/policy.ts';
import { getCatalogue } from '../catalogue/server/catalogue.ts';

/** The learning pages worth indexing: the games, categories with courses, courses, and lessons open to everyone. */
export async function listPublicPaths(ctx: Ctx): Promise<string[]> {
  const { categories, courses, itemById } = await getCatalogue(ctx, ctx.locale);
  const now = ctx.clock.now();
  const indexed = courses.filter(({ robots }) => !robots.includes('noindex'));
  const isIndexed = new Set(indexed.map(({ id }) => id));
  const lessons = [...itemById.values()].filter(
    (item) => isIndexed.has(item.courseId) && mayWatch(visitor, item, now).mayWatch,
  );
  const active = courses.filter(({ archived }) => !archived);
  const selections = [
    ...(active.some(({ demo }) => demo) ? ['sample-the-magic'] : []),
    ...(active.length > 0 ? ['a-z'] : []),
  ];
  return [
    href('games'),
    ...categories
      .filter(({ courseIds, robotNoindex }) => courseIds.length > 0 && !robotNoindex)
      .map(({ id }) => href('category', { categorySlug: id })),
    ...selections.map((categorySlug) => href('category', { categorySlug })),
    href('downloads'),
    ...indexed.map(({ slug }) => href('course', { courseSlug: slug })),
    ...lessons.map(({ slug, courseSlug }) => href('lesson', { courseSlug, itemSlug: slug })),
  ];
}
