import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Whether a student is in one of this educator's classes. */
export async function teaches({ db }: Pick<Ctx, 'db'>, educatorId: UserId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select('class_students.user_id')
    .where('classes.educator_id', '=', educatorId)
    .where('class_students.user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
