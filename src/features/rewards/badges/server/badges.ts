import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import { notify } from '#features/notifications/server/public.ts';
import { href } from '#urls.ts';
import type { BadgeEntry } from '#features/rewards/contract.ts';
import type { OwnBadge } from '../contract.ts';
import { badgeKeys, earnedBadges, type Feats } from '../policy.ts';
import type { AwardInput } from '#features/rewards/server/award-input.ts';
import { badgeWords } from './badge-words.ts';

/** Gives the badges that a just-completed item has earned. Call it in the transaction that gives its points. */
export async function giveBadges(
  ctx: Ctx,
  { userId, type, score, finishedCourseId }: AwardInput,
  reached: Pick<Feats, 'level' | 'longestStreak'>,
): Promise<void> {
  const { db } = ctx;
  const now = ctx.clock.now();
  if (finishedCourseId !== undefined) {
    await db
      .insertInto('finished_courses')
      .values({ user_id: userId, course_id: finishedCourseId, finished_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const earned = earnedBadges({
    ...reached,
    ...(await countFeats(db, userId)),
    perfectQuiz: type === 'quiz' && score === 1,
  });
  if (earned.length === 0) return;
  const given = await db
    .insertInto('user_badges')
    .values(earned.map((badge) => ({ user_id: userId, badge, earned_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('badge')
    .execute();
  for (const { badge } of given)
    await notify(ctx, {
      to: userId,
      kind: 'rewards.badge',
      data: { badge },
      href: href('dashboard'),
      once: badge,
    });
}

async function countFeats(db: Db, userId: UserId): Promise<Pick<Feats, 'completed' | 'finishedCourses'>> {
  const counts = await db
    .selectFrom('point_entries')
    .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .groupBy('type')
    .execute();
  const { finishedCourses } = await db
    .selectFrom('finished_courses')
    .select(({ fn }) => fn.countAll<number>().as('finishedCourses'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { completed: Object.fromEntries(counts.map(({ type, count }) => [type, count])), finishedCourses };
}

/** Every badge that exists, in a language. */
export function listBadges(ctx: Pick<Ctx, 'sayIn'>, locale: Locale): BadgeEntry[] {
  return badgeKeys.map((key) => ({
    key,
    name: ctx.sayIn(locale, badgeWords[key].name),
    howTo: ctx.sayIn(locale, badgeWords[key].howTo),
    image: `/badges/${key}.svg`,
  }));
}

/** The badges the caller has earned, latest first. */
export async function listOwnBadges(ctx: Ctx): Promise<OwnBadge[]> {
  const rows = await ctx.db
    .selectFrom('user_badges')
    .select(['badge', 'earned_at'])
    .where('user_id', '=', signedIn(ctx).userId)
    .orderBy('earned_at', 'desc')
    .execute();
  const all = new Map(listBadges(ctx, ctx.locale).map((badge) => [badge.key, badge]));
  return rows.flatMap(({ badge, earned_at }) => {
    const entry = all.get(badge);
    return entry ? [{ ...entry, earnedAt: earned_at.toISOString() }] : [];
  });
}
