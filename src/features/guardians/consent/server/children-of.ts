import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { emailKey, selectUsers } from '#features/people/server/public.ts';

/** More than anyone is the guardian of. */
const childrenAtMost = 50;

/**
 * The minors whose guardian has this address and approves of their accounts, oldest account first; with `ofAnyAge`, also those
 * who have come of age with her on record. Ask only for an address that the reader has proved to be hers.
 */
export async function listChildrenOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  emailAddress: string,
  { ofAnyAge = false }: { ofAnyAge?: boolean } = {},
): Promise<UserId[]> {
  const rows = await selectUsers(db)
    .innerJoin('guardians', 'guardians.user_id', 'users.id')
    .select('users.id')
    .where(sql<string>`lower(guardians.email_address)`, '=', emailKey(emailAddress))
    .where('guardians.withdrawn_at', 'is', null)
    .where('users.guardian_approved_at', 'is not', null)
    .$if(!ofAnyAge, (children) => children.where('users.adult_from', '>', clock.now()))
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(childrenAtMost)
    .execute();
  return rows.map(({ id }) => id);
}
