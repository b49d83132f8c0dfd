import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor, selectUsers } from '#features/people/server/public.ts';

/** A member of a family, and whether she has come of age; undefined for anyone else, and for one who was removed. */
export async function findGrownMember({ db, clock }: Pick<Ctx, 'db' | 'clock'>, userId: UserId) {
  const row = await selectUsers(db)
    .innerJoin('family_members', 'family_members.user_id', 'users.id')
    .select(['first_name', 'language', 'adult_from', 'family_id'])
    .where('users.id', '=', userId)
    .where('erase_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      firstName: row.first_name,
      language: row.language,
      familyId: row.family_id,
      isOfAge: !isMinor(row.adult_from, clock.now()),
    }
  );
}
