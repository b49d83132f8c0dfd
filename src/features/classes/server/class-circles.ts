import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { selectTaught } from './taught.ts';

/** Someone with whom one shares a class, and since when she has been in it: the earliest, if there are several. */
export interface Classmate {
  userId: UserId;
  since: Date;
}

/** The other students of the classes that a person is in. */
export async function listFellows({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<Classmate[]> {
  const rows = await db
    .selectFrom('class_students as mine')
    .innerJoin('class_students as other', 'other.class_id', 'mine.class_id')
    .innerJoin('classes', 'classes.id', 'mine.class_id')
    .select(({ fn }) => ['other.user_id', fn.min('other.joined_at').$notNull().as('since')])
    .where('mine.user_id', '=', userId)
    .where('mine.status', '=', 'joined')
    .where('other.status', '=', 'joined')
    .where('classes.archived_at', 'is', null)
    .where('other.user_id', '!=', userId)
    .groupBy('other.user_id')
    .execute();
  return rows.map(({ user_id, since }) => ({ userId: user_id, since }));
}

/** The students of all classes that an educator teaches. */
export async function listStudentsOf({ db }: Pick<Ctx, 'db'>, educatorId: UserId): Promise<Classmate[]> {
  const rows = await db
    .selectFrom('classes')
    .innerJoin('class_students', 'class_students.class_id', 'classes.id')
    .select(({ fn }) => ['class_students.user_id', fn.min('class_students.joined_at').$notNull().as('since')])
    .where('classes.id', 'in', selectTaught(db, educatorId))
    .where('classes.archived_at', 'is', null)
    .where('class_students.status', '=', 'joined')
    .groupBy('class_students.user_id')
    .execute();
  return rows.map(({ user_id, since }) => ({ userId: user_id, since }));
}
