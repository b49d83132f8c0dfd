import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The other students of the classes that a person is in. */
export async function listFellows({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<UserId[]> {
  const rows = await db
    .selectFrom('class_students as mine')
    .innerJoin('class_students as other', 'other.class_id', 'mine.class_id')
    .select('other.user_id')
    .distinct()
    .where('mine.user_id', '=', userId)
    .where('mine.status', '=', 'joined')
    .where('other.status', '=', 'joined')
    .where('other.user_id', '!=', userId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The students of all classes of an educator. */
export async function listStudentsOf({ db }: Pick<Ctx, 'db'>, educatorId: UserId): Promise<UserId[]> {
  const rows = await db
    .selectFrom('classes')
    .innerJoin('class_students', 'class_students.class_id', 'classes.id')
    .select('class_students.user_id')
    .distinct()
    .where('classes.educator_id', '=', educatorId)
    .where('class_students.status', '=', 'joined')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
