import type { Ctx } from '#platform/ctx.ts';
import { listLessonPlans } from '#features/curriculum/server/public.ts';
import { findItemIds } from '#features/learning/server/public.ts';

/** The courses that were set to a class, and the items that were set on their own or with a lesson plan. */
export async function listAssignedTargets(
  ctx: Ctx,
  classId: string,
): Promise<{ courseIds: string[]; itemIds: string[] }> {
  const rows = await ctx.db
    .selectFrom('assignments')
    .select(['kind', 'target'])
    .distinct()
    .where('class_id', '=', classId)
    .where('kind', '!=', 'resource')
    .orderBy('kind')
    .orderBy('target')
    .execute();
  const targetsOf = (asked: string) => rows.filter(({ kind }) => kind === asked).map(({ target }) => target);
  const planIds = targetsOf('lesson_plan');
  const plans = planIds.length === 0 ? [] : await listLessonPlans(ctx.locale);
  const slugs = plans.filter(({ id }) => planIds.includes(id)).flatMap(({ items }) => items);
  const ofPlans = slugs.length === 0 ? [] : await findItemIds(ctx, slugs);
  return { courseIds: targetsOf('course'), itemIds: [...new Set([...targetsOf('item'), ...ofPlans])] };
}
