import type { UserId } from '#core/ids.ts';
import type { Place } from '#core/places.ts';
import type { Ctx } from '#platform/ctx.ts';
import { liveWhere, selectUsers } from '#features/people/server/public.ts';

/** The classes that someone teaches now, by name; not those that are put away. */
export async function listTaughtBy(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('classes')
    .innerJoin('class_teachers', 'class_teachers.class_id', 'classes.id')
    .select(['classes.id', 'classes.name'])
    .where('class_teachers.user_id', '=', userId)
    .where('classes.archived_at', 'is', null)
    .orderBy('classes.name')
    .orderBy('classes.id')
    .execute();
}

/** Those who teach a class and live where `isOne` holds, and have proved an address, in order of their ids. */
export async function listTeachersToMail(
  { db }: Pick<Ctx, 'db'>,
  isOne: (place: Place) => boolean,
  { after, limit }: { after: UserId | undefined; limit: number },
): Promise<UserId[]> {
  const rows = await selectUsers(db)
    .select('users.id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('class_teachers')
          .innerJoin('classes', 'classes.id', 'class_teachers.class_id')
          .select('class_teachers.class_id')
          .whereRef('class_teachers.user_id', '=', 'users.id')
          .where('classes.archived_at', 'is', null),
      ),
    )
    .where('email_verified_at', 'is not', null)
    .where('erase_at', 'is', null)
    .where(liveWhere(isOne))
    .$if(after !== undefined, (query) => query.where('users.id', '>', after ?? ('' as UserId)))
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
