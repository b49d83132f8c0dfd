import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The row of a person, except what would let someone in: no password. */
export async function exportUser({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const {
    password_hash: _password,
    email_key: _key,
    ...account
  } = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  return { account };
}
