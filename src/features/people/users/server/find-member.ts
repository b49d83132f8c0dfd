import type { Member } from '#core/actor.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import { entitledColumns, selectEntitlements } from '#features/billing/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { actorColumns, toMember } from './to-member.ts';

/** What no session has: a person who is looked at made no request. */
const noSession = 'none' as SessionId;

/** A person as an actor, for reading what is hers; undefined if her account is gone. */
export async function findMember(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<Member | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin(selectEntitlements(db), 'entitlements.user_id', 'users.id')
    .select(actorColumns)
    .select(entitledColumns)
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row && toMember(row, noSession, clock.now());
}
