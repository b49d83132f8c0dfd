import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { emailKey, selectUsers } from '#features/people/server/public.ts';
import { childrenOfFamily } from './guardian-hooks.ts';

/** More than anyone is the guardian of. */
const childrenAtMost = 50;

interface WhichChildren {
  /** Also those who have come of age with her on record. */
  ofAnyAge?: boolean;
  /** Also those whose account waits for consent, or has lost it: only to ask for that. */
  withoutConsent?: boolean;
}

/**
 * The minors whose guardian has this address, or who are of the family of the guardian who has it, and whose accounts are
 * approved, oldest account first; nobody whose account is given up. Ask only for an address that the reader has proved to be hers.
 */
export async function listChildrenOf(
  ctx: Ctx,
  emailAddress: string,
  { ofAnyAge = false, withoutConsent = false }: WhichChildren = {},
): Promise<UserId[]> {
  const ofFamily = (await callHook(ctx, childrenOfFamily, { emailAddress })).flat();
  const rows = await selectUsers(ctx.db)
    .innerJoin('guardians', 'guardians.user_id', 'users.id')
    .select('users.id')
    .where(({ eb, or }) =>
      or([
        eb(sql<string>`lower(guardians.email_address)`, '=', emailKey(emailAddress)),
        ...(ofFamily.length > 0 ? [eb('users.id', 'in', ofFamily)] : []),
      ]),
    )
    .where('users.erase_at', 'is', null)
    .$if(!withoutConsent, (children) =>
      children
        .where('guardians.withdrawn_at', 'is', null)
        .where('users.guardian_approved_at', 'is not', null),
    )
    .$if(!ofAnyAge, (children) => children.where('users.adult_from', '>', ctx.clock.now()))
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(childrenAtMost)
    .execute();
  return rows.map(({ id }) => id);
}
