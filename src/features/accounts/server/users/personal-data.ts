import type { UserId } from '../../../../core/ids.ts';
import type { Ctx } from '../../../../platform/ctx.ts';

/** All that accounts keep of a person, but for what would let somebody in: no password and no secret of a session. */
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
    .select(['day', 'minutes', 'extra_minutes', 'counted_until', 'item_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    account,
    sessions,
    identities,
    passkeys,
    card: card ?? null,
    guardian: guardian ?? null,
    spentTime: spentTime ?? null,
  };
}
