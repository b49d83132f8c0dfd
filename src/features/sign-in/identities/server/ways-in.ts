import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { WaysIn } from '#features/sign-in/ways-in/contract.ts';
import { selectUsers, showAddress } from '#features/people/server/public.ts';
import { noPassword } from '#platform/crypto/passwords.ts';

/** How the caller may sign in. A provider linked twice is shown once, as last used. */
export async function describeWaysIn(ctx: Ctx): Promise<WaysIn> {
  const { userId } = signedIn(ctx);
  const rows = await ctx.db
    .selectFrom('identities')
    .distinctOn('provider')
    .select(['provider', 'email_address', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .orderBy('last_used_at', 'desc')
    .execute();
  const { password_hash } = await selectUsers(ctx.db)
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    password: password_hash !== noPassword,
    identities: rows.map(({ provider, email_address, created_at }) => ({
      provider,
      emailAddress: showAddress(email_address),
      since: created_at.toISOString(),
    })),
  };
}

/**
 * Removes ways in, but never the last: of two simultaneous removals the second waits and sees what the first has left.
 * Call it in a transaction.
 */
export async function keepOneWayIn(
  ctx: Ctx,
  userId: UserId,
  takeAway: () => Promise<unknown>,
): Promise<void> {
  const { password_hash } = await selectUsers(ctx.db)
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await takeAway();
  if (password_hash !== noPassword) return;
  const left = await ctx.db
    .selectFrom('identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .unionAll(ctx.db.selectFrom('passkeys').select('user_id').where('user_id', '=', userId))
    .executeTakeFirst();
  if (!left) throw new Conflict('last_way_in', 'signIn.waysIn.last');
}

/**
 * Removes every way in except the password and a card, along with the second step of signing in. Call it in a
 * transaction.
 */
export async function removeAddedWaysIn({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<void> {
  for (const table of ['identities', 'passkeys', 'authenticators', 'recovery_codes'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}
