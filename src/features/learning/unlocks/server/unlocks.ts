import { dayMs } from '#core/durations.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { signedIn, type Member } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { isPaid, isRestricted } from '#core/plans.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import { grantCourse, withdrawCourse } from '#features/billing/server/public.ts';
import type { Unlocks } from '../contract.ts';
import { mayWatch } from '#features/learning/catalogue/policy.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';

const UnlockRule = z.object({ courses: z.int().min(0), days: z.int().min(0) });
type UnlockRule = z.infer<typeof UnlockRule>;

/** How many courses a free account may unlock, and after how many days another one. */
export const unlocksSetting = defineSetting<UnlockRule>({
  key: 'learning.unlocks',
  schema: UnlockRule,
  initial: { courses: 1, days: 30 },
  form: {
    area: 'plans',
    title: 'learning.setting.unlocks',
    hint: 'learning.setting.unlocksHint',
    fields: {
      courses: { label: 'learning.setting.unlockedCourses', unit: 'courses' },
      days: { label: 'learning.setting.unlockDays', unit: 'days' },
    },
  },
});

/** The courses unlocked for the caller one by one, and how many more she may unlock. */
export async function listUnlockedCourses(ctx: Ctx): Promise<Unlocks> {
  const actor = signedIn(ctx);
  const rule = await readRule(ctx);
  return answer(ctx, actor, rule, actor.courseIds);
}

/**
 * Unlocks the paid items of one course for a free account, up to the configured number of courses; a course given back
 * counts until its days have passed. Idempotent. Refuses a restricted account, a course in which a plan unlocks nothing
 * more, and, with `no_unlock_left`, one too many.
 */
export async function unlockCourse(ctx: Ctx, courseId: string): Promise<Unlocks> {
  const actor = signedIn(ctx);
  const now = ctx.clock.now();
  const rule = await readRule(ctx);
  const course = (await getCatalogue(ctx, ctx.locale)).courseById.get(courseId);
  if (!course) throw new NotFound();
  if (actor.courseIds.includes(courseId)) return answer(ctx, actor, rule, actor.courseIds);
  if (isRestricted(actor, now)) throw new Forbidden('restricted_free', 'learning.refusal.restrictedFree');
  const isWorthIt = course.chapters
    .flatMap(({ items }) => items)
    .some((item) => {
      const verdict = mayWatch(actor, item, now);
      return !verdict.mayWatch && verdict.reason === 'upgrade_required';
    });
  if (!isWorthIt) throw new Conflict('nothing_to_unlock', 'learning.refusal.nothingToUnlock');
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx;
    // Otherwise two concurrent requests would both find the last slot free.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`learning.unlocks:${actor.userId}`}, 0))`.execute(
      db,
    );
    const taken = await listTaken(ctx, actor.userId, rule);
    if (!taken.includes(courseId) && taken.length >= rule.courses)
      throw new Conflict('no_unlock_left', 'learning.refusal.noUnlockLeft');
    await db
      .insertInto('course_unlocks')
      .values({ user_id: actor.userId, course_id: courseId, unlocked_at: now, kept: true })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'course_id']).doUpdateSet({ unlocked_at: now, kept: true }),
      )
      .execute();
    await grantCourse(ctx, actor.userId, courseId);
    return answer(ctx, actor, rule, [...actor.courseIds, courseId]);
  });
}

/** Gives back a course that the user unlocked herself; any other kind stays. Idempotent. */
export async function giveBackCourse(ctx: Ctx, courseId: string): Promise<Unlocks> {
  const actor = signedIn(ctx);
  const rule = await readRule(ctx);
  return inTransaction(ctx, async (ctx) => {
    const given = await ctx.db
      .updateTable('course_unlocks')
      .set({ kept: false })
      .where('user_id', '=', actor.userId)
      .where('course_id', '=', courseId)
      .where('kept', '=', true)
      .returning('course_id')
      .executeTakeFirst();
    if (given) await withdrawCourse(ctx, actor.userId, courseId);
    const left = given ? actor.courseIds.filter((id) => id !== courseId) : actor.courseIds;
    return answer(ctx, actor, rule, left);
  });
}

async function answer(
  ctx: Ctx,
  actor: Member,
  rule: UnlockRule,
  courseIds: readonly string[],
): Promise<Unlocks> {
  const now = ctx.clock.now();
  // With an active plan there is nothing to choose.
  const mayChoose = !isPaid(actor, now) && !isRestricted(actor, now);
  const taken = mayChoose ? (await listTaken(ctx, actor.userId, rule)).length : rule.courses;
  return { courseIds: [...courseIds], unlocksLeft: Math.max(0, rule.courses - taken) };
}

async function listTaken({ db, clock }: Ctx, userId: UserId, { days }: UnlockRule): Promise<string[]> {
  const rows = await db
    .selectFrom('course_unlocks')
    .select('course_id')
    .where('user_id', '=', userId)
    .where(({ or, eb }) =>
      or([eb('kept', '=', true), eb('unlocked_at', '>', new Date(clock.now().getTime() - days * dayMs))]),
    )
    .execute();
  return rows.map(({ course_id }) => course_id);
}

function readRule(ctx: Ctx): Promise<UnlockRule> {
  return readSetting(ctx, unlocksSetting);
}
