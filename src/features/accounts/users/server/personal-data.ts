import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { maskAddress } from '#features/accounts/guardians/server/mask-address.ts';

/**
 * Everything that accounts stores about a person, except what would let someone in: no password and no session secrets.
 */
export async function exportAccount({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const {
    password_hash: _password,
    email_key: _key,
    ...account
  } = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
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
  const guardian = await db
    .selectFrom('guardians')
    .select(['email_address', 'asked_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['label', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const card = await db
    .selectFrom('student_cards')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const spentTime = await db
    .selectFrom('spent_time')
    .select(['day', 'zone', 'minutes', 'seconds', 'extra_minutes', 'counted_until', 'item_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    account,
    sessions,
    identities,
    passkeys,
    card: card ?? null,
    // Someone else's address, which the child typed but need not be able to look up.
    guardian: guardian ? { ...guardian, email_address: maskAddress(guardian.email_address) } : null,
    spentTime: spentTime ?? null,
  };
}
