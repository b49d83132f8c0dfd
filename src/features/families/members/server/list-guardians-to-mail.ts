import type { Place } from '#core/places.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { liveWhere, selectUsers } from '#features/people/server/public.ts';

/** Guardians where `isOne` holds who have proved an address, in order of their ids. */
export async function listGuardiansToMail(
  { db }: Pick<Ctx, 'db'>,
  isOne: (place: Place) => boolean,
  { after, limit }: { after: UserId | undefined; limit: number },
): Promise<UserId[]> {
  const rows = await selectUsers(db)
    .innerJoin('family_guardians', 'family_guardians.user_id', 'users.id')
    .select('users.id')
    .where('family_guardians.kind', '=', 'guardian')
    .where('email_verified_at', 'is not', null)
    .where('erase_at', 'is', null)
    .where(liveWhere(isOne))
    .$if(after !== undefined, (query) => query.where('users.id', '>', after ?? ('' as UserId)))
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
