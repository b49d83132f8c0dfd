import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Opens a course to someone whatever her plan; repeating it is safe. Joins the caller's transaction. */
export async function grantCourse({ db }: Pick<Ctx, 'db'>, userId: UserId, courseId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ course_ids: sql`array_append(array_remove(course_ids, ${courseId}), ${courseId})` })
    .where('id', '=', userId)
    .execute();
}

/** Withdraws a granted course. */
export async function withdrawCourse(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
  courseId: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ course_ids: sql`array_remove(course_ids, ${courseId})` })
    .where('id', '=', userId)
    .execute();
}
