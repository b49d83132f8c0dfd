import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import { updateUsers } from '#features/people/server/public.ts';
import { endSessionsOf } from '#features/sign-in/server/public.ts';
import { leaveBehind, undecided } from './leave-behind.ts';

/** The role of a member who brought an account along; undefined for one whose account the family made. */
export async function findRoleBefore(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
): Promise<'learner' | 'student' | undefined> {
  const row = await db
    .selectFrom('family_members')
    .select('role_before')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role_before ?? undefined;
}

/**
 * A member who brought an account along leaves the family with it: she is who she was before, signs in as she did, and the
 * guardian on record stays the one who answers for her. Sessions that were opened for her end. Call it with the family locked.
 */
export async function releaseMember(ctx: Ctx, userId: UserId): Promise<void> {
  const role = await findRoleBefore(ctx, userId);
  if (role === undefined) throw new Error('an account that the family made is erased with its place in it');
  await leaveBehind(ctx, userId);
  await updateUsers(ctx.db)
    .set({ role, ...undecided })
    .where('id', '=', userId)
    .execute();
  await endSessionsOf(ctx, userId);
  tellPerson(ctx, userId, 'standing');
}
