import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { selectUsers } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { chooseHeir } from '../policy.ts';

export interface OwnedClass {
  id: ClassId;
  name: string;
  /** Undefined: nobody else teaches it, so it ends with its owner's account. */
  heirId: UserId | undefined;
}

/**
 * All classes of an owner and who would get each, archived ones first: the card of a student who is in several goes with the last of
 * them, which should be one in which she still learns.
 */
export async function listWithHeirs({ db }: Pick<Ctx, 'db'>, ownerId: UserId): Promise<OwnedClass[]> {
  const classes = await db
    .selectFrom('classes')
    .select(['id', 'name', 'archived_at'])
    .where('educator_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (classes.length === 0) return [];
  const rows = await selectUsers(db)
    .innerJoin('class_teachers', 'class_teachers.user_id', 'users.id')
    .select(['class_teachers.class_id', 'users.id', 'class_teachers.joined_at', 'users.erase_at'])
    .where('kind', '=', 'co')
    .where(
      'class_teachers.class_id',
      'in',
      classes.map(({ id }) => id),
    )
    .execute();
  const coTeachers = Map.groupBy(rows, (row) => row.class_id);
  return classes
    .toSorted((one, other) => Number(one.archived_at === null) - Number(other.archived_at === null))
    .map(({ id, name }) => ({
      id,
      name,
      heirId: chooseHeir(
        (coTeachers.get(id) ?? []).map((row) => ({
          userId: row.id,
          joinedAt: row.joined_at,
          stays: row.erase_at === null,
        })),
      ),
    }));
}
