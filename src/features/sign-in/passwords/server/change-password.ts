import { signedIn } from '#core/actor.ts';
import { Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { ChangePasswordInput } from '../contract.ts';
import type { SessionAnswer } from '#features/sign-in/sessions/contract.ts';
import { requireAddress, selectUsers, updateUsers } from '#features/people/server/public.ts';
import { endSessionsOf, renewSecrets } from '#features/sign-in/sessions/server/sessions.ts';
import { confirmPassword, WrongPassword } from './confirm-password.ts';
import { isGuessable } from './guessable-passwords.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';

/**
 * Changes the password of anyone who knows the old one. All other sessions end, and this one gets new secrets, so that
 * anyone who had the old ones is locked out.
 */
export async function changePassword(ctx: RequestCtx, input: ChangePasswordInput): Promise<SessionAnswer> {
  const { sessionId, userId } = signedIn(ctx);
  await requireAddress(ctx, userId);
  // Read before confirming: if the password is changed in the meantime, the old one is wrong.
  const { email_address, password_hash: oldHash } = await selectUsers(ctx.db)
    .select(['email_address', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await confirmPassword(ctx, input.currentPassword);
  if (isGuessable(input.password, email_address ?? '')) {
    throw new Invalid([{ path: 'password', messageKey: 'signIn.field.passwordGuessable' }]);
  }
  const password_hash = await hashPassword(input.password);
  const { token, cookie, remember } = await inTransaction(ctx, async (ctx) => {
    const changed = await updateUsers(ctx.db)
      .set({ password_hash })
      .where('id', '=', userId)
      .where('password_hash', '=', oldHash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new WrongPassword();
    await endSessionsOf(ctx, userId, { except: sessionId });
    return renewSecrets(ctx, sessionId);
  });
  ctx.sessionCookie.set(cookie, remember);
  return { token };
}
