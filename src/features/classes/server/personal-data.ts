import type { UserId } from '../../../core/ids.ts';
import type { Ctx } from '../../../platform/ctx.ts';

/** The classes that somebody has made, and those that she is in or waits for. */
export async function exportClasses({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const own = await db
    .selectFrom('classes')
    .select(['name', 'code', 'code_paused_at', 'created_at'])
    .where('educator_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const joined = await db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select(['classes.name', 'class_students.status', 'class_students.why', 'class_students.created_at'])
    .where('class_students.user_id', '=', userId)
    .orderBy('class_students.created_at')
    .execute();
  return { own, joined };
}
