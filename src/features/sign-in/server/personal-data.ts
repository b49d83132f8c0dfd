import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** How a person signs in and where she is signed in, without what would let someone in. */
export async function exportSignIn({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'user_agent', 'time_zone'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const identities = await db
    .selectFrom('identities')
    .select(['provider', 'email_address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['label', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const viewings = await db
    .selectFrom('viewings')
    .select(['began_at', 'ended_at', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('began_at')
    .execute();
  return { sessions, identities, passkeys, viewings };
}
