import type { Selectable } from 'kysely';
import { type Gender, genderOf } from '#core/gender.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { emailKey } from '#features/people/users/server/email-key.ts';
import type { UsersTable } from '#features/people/users/server/tables.ts';

/** What a mail may tell of its reader; undefined where she has not proved the address that it goes to. */
function findVerifiedReader(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
  to: string,
): Promise<Pick<Selectable<UsersTable>, 'first_name' | 'gender'> | undefined> {
  return db
    .selectFrom('users')
    .select(['first_name', 'gender'])
    .where('id', '=', userId)
    .where('email_key', '=', emailKey(to))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
}

/** The name to greet the reader of a mail by; undefined where the address may be a stranger's. */
export async function nameOfReader(
  ctx: Pick<Ctx, 'db'>,
  userId: UserId,
  to: string,
): Promise<string | undefined> {
  return (await findVerifiedReader(ctx, userId, to))?.first_name;
}

/** How a mail speaks to its reader: given as `gender` to its messages. `other` where the address may be a stranger's. */
export async function genderOfReader(ctx: Pick<Ctx, 'db'>, userId: UserId, to: string): Promise<Gender> {
  return genderOf(await findVerifiedReader(ctx, userId, to));
}
