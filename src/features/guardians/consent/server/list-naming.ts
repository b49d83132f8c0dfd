import { sql } from 'kysely';
import type { Role } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { emailKey, selectUsers } from '#features/people/server/public.ts';

/** More than anyone is the guardian of. */
const namingAtMost = 50;

/**
 * The minors with an address of their own who have named this one as their guardian’s, oldest account first, and whether their
 * accounts are approved; none whose approval was withdrawn. Ask only for an address that the reader has proved to be hers.
 */
export async function listNaming(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  emailAddress: string,
): Promise<{ id: UserId; role: Role; approved: boolean }[]> {
  const rows = await selectUsers(db)
    .innerJoin('guardians', 'guardians.user_id', 'users.id')
    .select(['users.id', 'role', 'guardian_approved_at'])
    .where(sql<string>`lower(guardians.email_address)`, '=', emailKey(emailAddress))
    .where('guardians.withdrawn_at', 'is', null)
    .where('users.email_address', 'is not', null)
    .where('users.adult_from', '>', clock.now())
    .where('users.erase_at', 'is', null)
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(namingAtMost)
    .execute();
  return rows.map(({ id, role, guardian_approved_at }) => ({
    id,
    role,
    approved: guardian_approved_at !== null,
  }));
}
