import { signedIn } from '../../../../core/actor.ts';
import { Invalid } from '../../../../core/refusals.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { ChangePasswordInput } from '../../contract-settings.ts';
import type { SessionAnswer } from '../../contract.ts';
import { endSessionsOf, renewSecrets } from '../sessions/sessions.ts';
import { confirmPassword } from './confirm-password.ts';
import { isGuessable } from './guessable-passwords.ts';
import { hashPassword } from './passwords.ts';

/**
 * Changes the password of who knows the old one. All other sessions end, and this one gets new secrets, so that
 * whoever may have had the old ones is out.
 */
export async function changePassword(ctx: RequestCtx, input: ChangePasswordInput): Promise<SessionAnswer> {
  const { sessionId } = signedIn(ctx);
  const userId = await confirmPassword(ctx, input.currentPassword);
  const { email_address } = await ctx.db
    .selectFrom('users')
    .select('email_address')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (isGuessable(input.password, email_address)) {
    throw new Invalid([{ path: 'password', messageKey: 'accounts.field.passwordGuessable' }]);
  }
  const password_hash = await hashPassword(input.password);
  const { token, cookie, remember } = await inTransaction(ctx, async (ctx) => {
    await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
    await endSessionsOf(ctx, userId, { except: sessionId });
    return renewSecrets(ctx, sessionId);
  });
  ctx.sessionCookie.set(cookie, remember);
  return { token };
}
