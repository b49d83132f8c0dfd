import { signedIn } from '#core/actor.ts';
import { addDays, localDateOf, startOfDay } from '#core/local-date.ts';
import { weekOf } from '#core/week.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Place } from '#core/places.ts';
import type { Ctx } from '#platform/ctx.ts';
import { nameShabbat } from '#platform/jewish-calendar/shabbat-name.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { listShownChildren } from '#features/families/server/public.ts';
import { listLearned, type LearnedItem } from '#features/learning/server/public.ts';
import { listBadgesEarned } from '#features/rewards/server/public.ts';
import type { FridayView } from '../contract.ts';
import { chooseQuestions } from '../policy.ts';

/** The week of the caller's children so far. */
export function readFriday(ctx: Ctx, locale: Locale = ctx.locale): Promise<FridayView> {
  const { userId } = signedIn(ctx);
  return describeFriday(ctx, { guardianId: userId, place: visitorPlace(ctx), locale });
}

/** The current week of the children for whom someone answers, at a place and in a language. */
export async function describeFriday(
  ctx: Ctx,
  { guardianId, place, locale }: { guardianId: UserId; place: Place; locale: Locale },
): Promise<FridayView> {
  const { sunday, shabbat } = weekOf(localDateOf(ctx.clock.now(), place.timeZone));
  const period = {
    from: startOfDay(sunday, place.timeZone),
    to: startOfDay(addDays(shabbat, 1), place.timeZone),
  };
  const children = await listShownChildren(ctx, guardianId);
  const ids = children.map(({ id }) => id as UserId);
  const learned = await listLearned(ctx, ids, period, locale);
  const badges = await listBadgesEarned(ctx, ids, period, locale);
  return {
    sunday,
    shabbat,
    name: nameShabbat(shabbat, place, locale) ?? null,
    children: children.map(({ id, firstName, avatarObj, color }) => {
      const items = learned.get(id as UserId) ?? [];
      return {
        id,
        firstName,
        avatarObj,
        color,
        learned: items.filter((item) => !isDeed(item)).map(({ title }) => title),
        deeds: items.filter(isDeed).map(({ title }) => title),
        badges: badges.get(id as UserId) ?? [],
        questions: chooseQuestions(items, `${id} ${sunday}`),
      };
    }),
  };
}

function isDeed({ type }: LearnedItem): boolean {
  return type === 'challenge' || type === 'rwi';
}
