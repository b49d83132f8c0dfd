import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { mayWatch } from '#features/learning/catalogue/policy.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import { itemPicture } from '#features/learning/courses/server/item-picture.ts';
import { isShown } from '#features/learning/kinds/policy.ts';
import type { TaskSummary } from '../contract.ts';

/** All challenges and deeds, in course order, with what the caller may open; none in classic mode. */
export async function listTasks(ctx: Ctx, locale = ctx.locale): Promise<TaskSummary[]> {
  const { courses } = await getCatalogue(ctx, locale);
  const now = ctx.clock.now();
  return courses
    .filter(({ archived }) => !archived)
    .flatMap((course) =>
      course.chapters
        .flatMap(({ items }) => items)
        .flatMap((item) => {
          const { id, slug, type, title, summary } = item;
          if (type !== 'challenge' && type !== 'rwi') return [];
          if (item.planned || !isShown(ctx.actor, type)) return [];
          return {
            id,
            type,
            title,
            summary,
            courseId: course.id,
            courseTitle: course.title,
            picture: itemPicture(ctx, item),
            access: item.access,
            ...mayWatch(ctx.actor, item, now),
            href: href('lesson', { courseSlug: course.slug, itemSlug: slug }),
          };
        }),
    );
}
