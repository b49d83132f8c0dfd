import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { selectUsers } from '#features/people/server/public.ts';

/**
 * The children who have named a user's proven address as their guardian's, oldest request first. None whose guardian has
 * withdrawn the approval.
 */
export async function findWards({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<UserId[]> {
  const rows = await selectUsers(db)
    .innerJoin('guardians', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb(fn<string>('lower', [ref('guardians.email_address')]), '=', ref('users.email_key')),
      ),
    )
    .select(['guardians.user_id', 'guardians.asked_at'])
    .where('users.id', '=', userId)
    .where('users.email_verified_at', 'is not', null)
    .where('guardians.withdrawn_at', 'is', null)
    .orderBy('guardians.asked_at')
    .limit(childrenAtMost)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** More than any family has. */
const childrenAtMost = 100;
