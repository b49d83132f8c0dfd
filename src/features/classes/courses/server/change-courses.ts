import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { ClassId, ClassView } from '#features/classes/contract.ts';
import { coursesAtMost } from '#features/classes/policy.ts';
import { listClassCourseIds } from '#features/classes/server/class-roster.ts';
import { describeClass } from '#features/classes/server/describe-classes.ts';
import { openClassCourses } from '#features/classes/server/open-courses.ts';
import { educatorOf, lockTaughtClass } from '#features/classes/server/taught.ts';
import type { ClassCourse } from '../contract.ts';
import { offeredCourses } from './offered-courses.ts';

/** Makes a course one of the class's besides the others, also while another teacher chooses; if it is already, nothing changes. */
export async function addCourse(ctx: Ctx, { id, courseId }: ClassCourse): Promise<ClassView> {
  const userId = educatorOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { id: classId } = await lockTaughtClass(ctx, id);
    const chosen = await listClassCourseIds(ctx, classId);
    if (!chosen.includes(courseId)) {
      if (!(await areOffered(ctx, [courseId]))) throw new NotFound();
      if (chosen.length >= coursesAtMost) throw new Conflict('too_many_courses', 'classes.field.courses');
      await ctx.db
        .insertInto('class_courses')
        .values({ class_id: classId, course_id: courseId, added_at: ctx.clock.now() })
        .execute();
      await openClassCourses(ctx, classId);
    }
    return describeClass(ctx, userId, classId);
  });
}

/** Takes a course from those of the class; if it is none of them, nothing changes. */
export async function removeCourse(ctx: Ctx, { id, courseId }: ClassCourse): Promise<ClassView> {
  const userId = educatorOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { id: classId } = await lockTaughtClass(ctx, id);
    await ctx.db
      .deleteFrom('class_courses')
      .where('class_id', '=', classId)
      .where('course_id', '=', courseId)
      .execute();
    await openClassCourses(ctx, classId);
    return describeClass(ctx, userId, classId);
  });
}

/**
 * Makes these the courses of a class. A course that stays keeps the day since which it is the class's, even when the catalog
 * has it no longer; refuses others that are not offered. Call it in a transaction that has locked the class.
 */
export async function chooseCourses(ctx: Ctx, classId: ClassId, courseIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(courseIds)];
  const before = await listClassCourseIds(ctx, classId);
  const added = wanted.filter((id) => !before.includes(id));
  if (!(await areOffered(ctx, added)))
    throw new Invalid([{ path: 'courseIds', messageKey: 'classes.field.unknownCourse' }]);
  await ctx.db
    .deleteFrom('class_courses')
    .where('class_id', '=', classId)
    .$if(wanted.length > 0, (query) => query.where('course_id', 'not in', wanted))
    .execute();
  const now = ctx.clock.now().getTime();
  if (added.length > 0)
    await ctx.db
      .insertInto('class_courses')
      .values(
        added.map((course_id, index) => ({ class_id: classId, course_id, added_at: new Date(now + index) })),
      )
      .execute();
  await openClassCourses(ctx, classId);
}

async function areOffered(ctx: Ctx, courseIds: readonly string[]): Promise<boolean> {
  if (courseIds.length === 0) return true;
  const offered = new Set((await callHook(ctx, offeredCourses, { courseIds })).flat());
  return courseIds.every((id) => offered.has(id));
}
