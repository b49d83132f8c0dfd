import { signedIn } from '../../../../core/actor.ts';
import type { UserId } from '../../../../core/ids.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import type { Actor } from '../../../../core/actor.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { CourseProgress } from '../../contract.ts';
import { countsTowardsCourse, isShown } from '../../policy.ts';
import { getCatalogue, type CatalogueCourse } from '../catalogue/catalogue.ts';

interface Activity {
  itemId: string;
  at: Date;
  completed: boolean;
}

/** Progress of every course begun, the latest first: whole percent of what she could complete that is completed. */
export async function getCoursesProgress(ctx: Ctx): Promise<CourseProgress[]> {
  const { userId } = signedIn(ctx);
  const { courseById, itemById } = await getCatalogue(ctx, ctx.locale);
  const activities = await listActivities(ctx.db, userId);
  const byCourse = Map.groupBy(activities, ({ itemId }) => itemById.get(itemId)?.courseId);
  return [...byCourse].flatMap(([courseId, own]) => {
    const course = courseId === undefined ? undefined : courseById.get(courseId);
    return course ? [measure(ctx.actor, course, own)] : [];
  });
}

/** `activities`, at least one, have the latest first. */
function measure(actor: Actor, course: CatalogueCourse, activities: Activity[]): CourseProgress {
  const openable = course.chapters
    .flatMap(({ items }) => items)
    .filter(({ planned, type }) => !planned && isShown(actor, type) && countsTowardsCourse(type));
  const ids = new Set(openable.map(({ id }) => id));
  const completions = activities.filter(({ itemId, completed }) => completed && ids.has(itemId));
  const progress = ids.size === 0 ? 0 : Math.floor((100 * completions.length) / ids.size);
  return {
    courseId: course.id,
    progress,
    mostRecentItemId: activities[0]?.itemId ?? null,
    ...(progress === 100 && completions[0] && { completedAt: completions[0].at.toISOString() }),
  };
}

/** Every item's last report, last counted answer and completion, the latest first. */
async function listActivities(db: Db, userId: UserId): Promise<Activity[]> {
  return db
    .selectFrom('completions')
    .select(({ lit }) => ['item_id as itemId', 'completed_at as at', lit<boolean>(true).as('completed')])
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('item_progress')
        .select(({ lit }) => [
          'item_id as itemId',
          'last_report_at as at',
          lit<boolean>(false).as('completed'),
        ])
        .where('user_id', '=', userId),
    )
    .unionAll(
      db
        .selectFrom('quiz_answers')
        .select(({ fn, lit }) => [
          'item_id as itemId',
          fn.max('answered_at').as('at'),
          lit<boolean>(false).as('completed'),
        ])
        .where('user_id', '=', userId)
        .groupBy('item_id'),
    )
    .orderBy('at', 'desc')
    .orderBy('itemId')
    .execute();
}
