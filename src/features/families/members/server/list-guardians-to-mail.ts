import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { selectUsers } from '#features/people/server/public.ts';

/** The places of those who are looked for, by id; `unset`: also those who have chosen none. */
interface Places {
  ids: readonly string[];
  unset: boolean;
}

/** Guardians of these places who want mails about their children at an address that they have proved, in order of their ids. */
export async function listGuardiansToMail(
  { db }: Pick<Ctx, 'db'>,
  places: Places,
  { after, limit }: { after: UserId | undefined; limit: number },
): Promise<UserId[]> {
  const rows = await selectUsers(db)
    .innerJoin('family_guardians', 'family_guardians.user_id', 'users.id')
    .select('users.id')
    .where('family_guardians.kind', '=', 'guardian')
    .where('mails_progress', '=', true)
    .where('email_verified_at', 'is not', null)
    .where('erase_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        ...(places.ids.length > 0 ? [eb('users.place', 'in', places.ids)] : []),
        ...(places.unset ? [eb('users.place', 'is', null)] : []),
      ]),
    )
    .$if(after !== undefined, (query) => query.where('users.id', '>', after ?? ('' as UserId)))
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
