import { visitor } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import type { PromotedView } from '../contract.ts';
import { mayWatch } from '../policy.ts';
import { getCatalogue } from './catalogue.ts';
import type { CatalogueCourse, CatalogueItem } from './catalogue-types.ts';
import { coverImage } from '#features/learning/courses/server/cover-image.ts';
import { itemPicture } from '#features/learning/courses/server/item-picture.ts';

const perKind = 6;

/**
 * What to show before a search: the most featured courses, then films that are open to everyone. The first film of each
 * course comes before the second of any, so that the first few are all different stories.
 */
export async function listPromoted(ctx: Ctx, locale = ctx.locale): Promise<PromotedView> {
  const { courses } = await getCatalogue(ctx, locale);
  const byFeature = courses.toSorted((a, b) => b.featuredLevel - a.featuredLevel);
  const featured = byFeature
    .filter(({ featuredLevel, archived, comingSoon }) => featuredLevel > 0 && !archived && !comingSoon)
    .slice(0, perKind)
    .map(({ id, slug, cover, title, tagline }) => ({
      kind: 'course' as const,
      id,
      title,
      snippet: tagline,
      href: href('course', { courseSlug: slug }),
      image: coverImage(ctx, cover),
    }));
  const films = byFeature
    .flatMap((course) => openFilmsOf(course, ctx.clock.now()).map((item, place) => ({ item, place })))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, perKind)
    .map(({ item }) => ({
      kind: 'item' as const,
      id: item.id,
      title: item.title,
      snippet: item.summary,
      href: href('lesson', { courseSlug: item.courseSlug, itemSlug: item.slug }),
      image: itemPicture(ctx, item),
    }));
  return { items: [...featured, ...films] };
}

function openFilmsOf(course: CatalogueCourse, now: Date): readonly CatalogueItem[] {
  return course.chapters
    .flatMap(({ items }) => items)
    .filter((item) => item.film && mayWatch(visitor, item, now).mayWatch);
}
