import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Forbidden, Invalid, TooMany } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { noPassword, verifyPassword } from '#platform/crypto/passwords.ts';
import { selectUsers } from '#features/people/server/public.ts';

const triesPerAccount = { tries: 10, seconds: 15 * 60 };
/** How long a sign-in counts as proof for an account without a password. */
const freshMilliseconds = 10 * 60_000;

/**
 * Makes sure that the person herself requests something irreversible, not someone who found her device unlocked.
 * Refuses at the field `currentPassword`, and with TooMany after ten tries in 15 minutes. Anyone who signs in with
 * another provider has no password, and needs a sign-in within the last ten minutes.
 */
export async function confirmPassword(ctx: RequestCtx, currentPassword: string): Promise<UserId> {
  const { userId, sessionId } = signedIn(ctx);
  const taken = await ctx.limits.take(`signIn.confirmPassword:${userId}`, triesPerAccount);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  const user = await selectUsers(ctx.db)
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', sessionId),
    )
    .select(['users.password_hash', 'sessions.created_at as signed_in_at', 'sessions.opened_by_pin'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (user?.password_hash === noPassword) {
    // A PIN lets her back to her own place on a shared device; it is no proof for what cannot be undone.
    const signedInAt = user.opened_by_pin ? 0 : (user.signed_in_at?.getTime() ?? 0);
    if (ctx.clock.now().getTime() - signedInAt <= freshMilliseconds) return userId;
    throw new Forbidden('reauth_required', 'signIn.refusal.signInAgain');
  }
  if (await verifyPassword(currentPassword, user?.password_hash)) return userId;
  throw new WrongPassword();
}

export class WrongPassword extends Invalid {
  constructor() {
    super([{ path: 'currentPassword', messageKey: 'signIn.field.passwordWrong' }]);
  }
}
