import { sql } from 'kysely';
import { childRoles } from '#core/access.ts';
import type { UserId } from '#core/ids.ts';
import type { Place } from '#core/places.ts';
import type { Ctx } from '#platform/ctx.ts';
import { liveWhere, selectUsers } from '#features/people/server/public.ts';

/**
 * The grown-ups living where `isOne` holds whom a minor with an address of her own has named as her guardian, who have proved that
 * address, agreed to her account, and still do; in order of their ids.
 */
export async function listNamedGuardians(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  isOne: (place: Place) => boolean,
  { after, limit }: { after: UserId | undefined; limit: number },
): Promise<UserId[]> {
  const now = clock.now();
  const named = selectUsers(db)
    .innerJoin('guardians', 'guardians.user_id', 'users.id')
    .select(sql<string>`lower(guardians.email_address)`.as('address'))
    .where('guardians.withdrawn_at', 'is', null)
    .where('users.email_address', 'is not', null)
    .where('users.guardian_approved_at', 'is not', null)
    .where('users.adult_from', '>', now)
    .where('users.erase_at', 'is', null);
  const rows = await selectUsers(db)
    .select('id')
    .where('email_key', 'in', named)
    .where('email_verified_at', 'is not', null)
    .where('erase_at', 'is', null)
    .where('role', 'not in', childRoles)
    .where(({ eb, or }) => or([eb('adult_from', 'is', null), eb('adult_from', '<=', now)]))
    .where(liveWhere(isOne))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ('' as UserId)))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
