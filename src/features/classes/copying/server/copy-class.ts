import { randomUUID } from 'node:crypto';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { ClassId, ClassView, GroupId } from '#features/classes/contract.ts';
import { chooseCourses } from '#features/classes/courses/server/change-courses.ts';
import { offeredCourses } from '#features/classes/courses/server/offered-courses.ts';
import { listClassCourseIds, listClassGroups } from '#features/classes/server/class-roster.ts';
import { addClass } from '#features/classes/server/classes.ts';
import { describeClass } from '#features/classes/server/describe-classes.ts';
import { lockTaughtClass } from '#features/classes/server/taught.ts';
import type { CopyClassInput } from '../contract.ts';

/**
 * Creates a class with the courses and the groups of one of the caller's own, which may be archived: for next year, so nobody is
 * in it. Courses that the catalog has no longer are left out.
 */
export async function copyClass(ctx: Ctx, { id, name }: CopyClassInput): Promise<ClassView> {
  return inTransaction(ctx, async (ctx) => {
    const { id: from, ownerId } = await lockTaughtClass(ctx, id, { owner: true, archived: true });
    const to = await addClass(ctx, ownerId, name);
    await copyCourses(ctx, from, to);
    await copyGroups(ctx, from, to);
    return describeClass(ctx, ownerId, to);
  });
}

async function copyCourses(ctx: Ctx, from: ClassId, to: ClassId): Promise<void> {
  const courseIds = await listClassCourseIds(ctx, from);
  if (courseIds.length === 0) return;
  const offered = new Set((await callHook(ctx, offeredCourses, { courseIds })).flat());
  await chooseCourses(
    ctx,
    to,
    courseIds.filter((courseId) => offered.has(courseId)),
  );
}

async function copyGroups(ctx: Ctx, from: ClassId, to: ClassId): Promise<void> {
  const groups = await listClassGroups(ctx, from);
  if (groups.length === 0) return;
  const created_at = ctx.clock.now();
  await ctx.db
    .insertInto('class_groups')
    .values(groups.map(({ name }) => ({ id: randomUUID() as GroupId, class_id: to, name, created_at })))
    .execute();
}
