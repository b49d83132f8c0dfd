import { randomUUID } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Plan } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { EntitlementsTable, PlanSource } from './tables.ts';

type ChangeCtx = Pick<Ctx, 'db'>;

/**
 * Gives someone a plan in place of the one she has, for good or until an instant, and keeps that in its history. Joins
 * the caller's transaction.
 */
export async function givePlan(
  ctx: ChangeCtx & Pick<Ctx, 'clock'>,
  userId: UserId,
  { plan, endsAt, source }: { plan: Plan; endsAt: Date | null; source: PlanSource },
): Promise<void> {
  await save(ctx, userId, { plan, plan_ends_at: endsAt, source });
  await ctx.db
    .insertInto('plan_changes')
    .values({
      id: randomUUID(),
      user_id: userId,
      changed_at: ctx.clock.now(),
      plan,
      ends_at: endsAt,
      source,
    })
    .execute();
}

/** Gives someone a trial, which counts while her plan is free. Joins the caller's transaction. */
export async function giveTrial(ctx: ChangeCtx, userId: UserId, endsAt: Date): Promise<void> {
  await save(ctx, userId, { trial_ends_at: endsAt });
}

/** Opens a course to someone whatever her plan; repeating it is safe. Joins the caller's transaction. */
export async function grantCourse({ db }: ChangeCtx, userId: UserId, courseId: string): Promise<void> {
  const without = sql<string[]>`array_remove(entitlements.course_ids, ${courseId})`;
  await db
    .insertInto('entitlements')
    .values({ user_id: userId, course_ids: [courseId] })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ course_ids: sql`array_append(${without}, ${courseId})` }),
    )
    .execute();
}

/** Whose plans these people have too from now on, in place of those before. Joins the caller's transaction. */
export async function sharePlans(
  { db }: ChangeCtx,
  userIds: readonly UserId[],
  givers: readonly UserId[],
): Promise<void> {
  if (userIds.length === 0) return;
  const shared_by = [...givers];
  await db
    .insertInto('entitlements')
    .values(userIds.map((user_id) => ({ user_id, shared_by })))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ shared_by }))
    .execute();
}

/** Withdraws a granted course. */
export async function withdrawCourse({ db }: ChangeCtx, userId: UserId, courseId: string): Promise<void> {
  await db
    .updateTable('entitlements')
    .set({ course_ids: sql`array_remove(course_ids, ${courseId})` })
    .where('user_id', '=', userId)
    .execute();
}

async function save(
  { db }: ChangeCtx,
  userId: UserId,
  changes: Omit<Insertable<EntitlementsTable>, 'user_id'>,
): Promise<void> {
  await db
    .insertInto('entitlements')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}
