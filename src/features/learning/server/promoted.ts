import { visitor } from '../../../core/actor.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { href } from '../../../urls.ts';
import type { PromotedView } from '../contract.ts';
import { mayWatch } from '../policy.ts';
import { getCatalogue } from './catalogue/catalogue.ts';

const perKind = 6;

/** What to show before anything is searched: the most featured courses, then films that are open to everyone. */
export async function listPromoted(ctx: Ctx, locale = ctx.locale): Promise<PromotedView> {
  const { courses, itemById } = await getCatalogue(ctx, locale);
  const featured = courses
    .filter(({ featuredLevel, archived, comingSoon }) => featuredLevel > 0 && !archived && !comingSoon)
    .toSorted((a, b) => b.featuredLevel - a.featuredLevel)
    .slice(0, perKind)
    .map(({ id, title, tagline }) => ({
      kind: 'course' as const,
      id,
      title,
      snippet: tagline,
      href: href('course', { courseSlug: id }),
    }));
  const now = ctx.clock.now();
  const films = [...itemById.values()]
    .filter((item) => item.film && mayWatch(visitor, item, now).mayWatch)
    .slice(0, perKind)
    .map(({ id, courseId, title, summary }) => ({
      kind: 'item' as const,
      id,
      title,
      snippet: summary,
      href: href('lesson', { courseSlug: courseId, itemId: id }),
    }));
  return { items: [...featured, ...films] };
}
