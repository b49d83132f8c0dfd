import { SignInRequired, TooMany } from '../../../../core/refusals.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { SessionAnswer, SignInInput } from '../../contract.ts';
import { refuseFlood, verifyPassword } from '../passwords/passwords.ts';
import { emailKey } from '../users/email-key.ts';
import { goOn } from './after-first-step.ts';
import { endSession } from './sessions.ts';

/** Guesses at one account, from wherever they come. */
const triesPerAccount = { tries: 10, seconds: 15 * 60 };

/**
 * Signs in with address and password, and ends the session the request came with. An unknown address and a wrong
 * password get the same answer in like time. Refuses with TooMany after ten tries at one account in 15 minutes.
 */
export async function signIn(ctx: RequestCtx, input: SignInInput): Promise<SessionAnswer> {
  refuseFlood();
  const key = emailKey(input.emailAddress);
  const taken = await ctx.limits.take(`accounts.signIn.account:${key}`, triesPerAccount);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  const isRight = await verifyPassword(input.password, user?.password_hash);
  if (!user || !isRight)
    throw new SignInRequired('invalid_credentials', 'accounts.refusal.invalidCredentials');
  return goOn(ctx, { userId: user.id, remember: input.remember ?? false });
}

/** Ends the session the request came with and clears the cookie; without one it only clears. */
export async function signOut(ctx: RequestCtx): Promise<void> {
  await inTransaction(ctx, endSession);
  ctx.sessionCookie.clear();
}
