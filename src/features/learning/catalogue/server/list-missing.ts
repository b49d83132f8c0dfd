import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { linkedCategories, linkedCourses } from '#features/learning/catalogue/policy-linked.ts';
import { getCatalogueForLists } from './catalogue.ts';

/** The addresses of those courses and categories that every page links to and that are not in the caller's catalog. */
export async function listMissing(ctx: Ctx): Promise<{ items: string[] }> {
  const { categories, courseBySlug } = await getCatalogueForLists(ctx, ctx.locale);
  const seen = new Set(categories.map(({ id }) => id));
  return {
    items: [
      ...linkedCategories
        .filter(([categorySlug]) => !seen.has(categorySlug))
        .map(([categorySlug]) => href('category', { categorySlug })),
      ...linkedCourses
        .filter(([courseSlug]) => !courseBySlug.has(courseSlug))
        .map(([courseSlug]) => href('course', { courseSlug })),
    ],
  };
}
