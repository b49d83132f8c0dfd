import type { Ctx } from '#platform/ctx.ts';
import type { CourseProgress } from '../contract.ts';
import { countsTowardsCourse, isShown } from '#features/learning/kinds/policy.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import type { CatalogueCourse, CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import { listActivities, type Activity } from './activities.ts';

/** Progress in every course begun, the latest first: the whole percent completed of what she could complete. */
export async function getCoursesProgress(ctx: Ctx): Promise<CourseProgress[]> {
  const { courseById, itemById } = await getCatalogue(ctx, ctx.locale);
  const activities = (await listActivities(ctx)).toSorted((one, other) => Number(other.at) - Number(one.at));
  const byCourse = Map.groupBy(activities, ({ itemId }) => itemById.get(itemId)?.courseId);
  return [...byCourse].flatMap(([courseId, own]) => {
    const course = courseId === undefined ? undefined : courseById.get(courseId);
    return course ? [measure(ctx.actor, course, own)] : [];
  });
}

/**
 * `activities`, at least one, are latest first. In classic mode the percent covers what that mode shows; completing the
 * course takes all of it, in any mode.
 */
export function measure(
  actor: Parameters<typeof isShown>[0],
  course: CatalogueCourse,
  activities: readonly Activity[],
): CourseProgress {
  const items = course.chapters
    .flatMap((chapter) => chapter.items)
    .filter(({ planned, type }) => !planned && countsTowardsCourse(type));
  const completions = activities.filter(({ kind }) => kind === 'completed');
  const completed = new Set(completions.map(({ itemId }) => itemId));
  const isCompleted = ({ id }: CatalogueItem) => completed.has(id);
  const shown = items.filter(({ type }) => isShown(actor, type));
  const last = completions.find(({ itemId }) => items.some(({ id }) => id === itemId));
  return {
    courseId: course.id,
    progress: shown.length === 0 ? 0 : Math.floor((100 * shown.filter(isCompleted).length) / shown.length),
    mostRecentItemId: activities[0]?.itemId ?? null,
    ...(last && items.every(isCompleted) && { completedAt: last.at.toISOString() }),
  };
}
