import { signedIn } from '../../../../core/actor.ts';
import { Invalid } from '../../../../core/refusals.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { ChangePasswordInput } from '../../contract-settings.ts';
import type { SessionAnswer } from '../../contract.ts';
import { endSessionsOf, renewSecrets } from '../sessions/sessions.ts';
import { confirmPassword, WrongPassword } from './confirm-password.ts';
import { isGuessable } from './guessable-passwords.ts';
import { hashPassword } from './passwords.ts';

/**
 * Changes the password of who knows the old one. All other sessions end, and this one gets new secrets, so that
 * whoever may have had the old ones is out.
 */
export async function changePassword(ctx: RequestCtx, input: ChangePasswordInput): Promise<SessionAnswer> {
  const { sessionId, userId } = signedIn(ctx);
  // Read before it is confirmed: whoever changes the password meanwhile makes the old one wrong.
  const { email_address, password_hash: oldHash } = await ctx.db
    .selectFrom('users')
    .select(['email_address', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await confirmPassword(ctx, input.currentPassword);
  if (isGuessable(input.password, email_address ?? '')) {
    throw new Invalid([{ path: 'password', messageKey: 'accounts.field.passwordGuessable' }]);
  }
  const password_hash = await hashPassword(input.password);
  const { token, cookie, remember } = await inTransaction(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('users')
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
