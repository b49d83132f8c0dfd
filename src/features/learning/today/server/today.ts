import { localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isHolyDay } from '#platform/jewish-calendar/holy-days.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import type { TodayView } from '../contract.ts';
import { isShown, isStory } from '#features/learning/kinds/policy.ts';
import { mayWatch } from '#features/learning/catalogue/policy.ts';
import { chooseStory, type Seen } from '../policy.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import { itemPicture } from '#features/learning/courses/server/item-picture.ts';
import { listActivities, type Activity } from '#features/learning/progress/server/activities.ts';

/** The caller's current day, and whether nothing is offered on it. */
export function dayOf(ctx: Pick<Ctx, 'actor' | 'clock' | 'timeZone'>): {
  today: string;
  zone: string;
  rests: boolean;
} {
  const place = visitorPlace(ctx);
  const now = ctx.clock.now();
  const today = localDateOf(now, place.timeZone);
  return {
    today,
    zone: place.timeZone,
    rests: isHolyDay(today, place) || isMelachaForbidden(now, place),
  };
}

/** The story of the caller's day; nothing on Shabbat and Yom Tov, so that nobody is invited to break them. */
export async function getToday(ctx: Ctx, locale = ctx.locale): Promise<TodayView> {
  const { today, zone, rests } = dayOf(ctx);
  if (rests) return { rests };
  const { courses, courseById, itemById } = await getCatalogue(ctx, locale);
  const activities = await listActivities(ctx);
  const films = courses
    .filter(({ archived }) => !archived)
    .flatMap(({ chapters }) => chapters.flatMap(({ items }) => items))
    .filter(({ type }) => isStory(type) && isShown(ctx.actor, type))
    .filter((item) => mayWatch(ctx.actor, item, ctx.clock.now()).mayWatch);
  const last = activities.map(({ itemId }) => itemById.get(itemId)).findLast((item) => item !== undefined);
  const story = chooseStory(films, whatWasSeen(activities, zone), { today, lastCourseId: last?.courseId });
  if (!story) return { rests };
  const { film: item, isSeen } = story;
  return {
    rests,
    story: {
      courseSlug: item.courseSlug,
      courseTitle: courseById.get(item.courseId)?.title ?? '',
      itemId: item.id,
      itemSlug: item.slug,
      title: item.title,
      summary: item.summary,
      minutes: item.minutes,
      poster: itemPicture(ctx, item),
      isSeen,
    },
  };
}

/** `activities` are earliest first. */
function whatWasSeen(activities: readonly Activity[], zone: string): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const { itemId, at, kind } of activities) {
    const known = seen.get(itemId);
    seen.set(itemId, {
      day: localDateOf(at, zone),
      isCompleted: kind === 'completed' || (known?.isCompleted ?? false),
    });
  }
  return seen;
}
