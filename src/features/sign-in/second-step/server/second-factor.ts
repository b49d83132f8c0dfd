import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { isStaff } from '#core/permissions.ts';
import { Conflict, Invalid, TooMany } from '#core/refusals.ts';
import { CannotDecrypt } from '#platform/crypto/cipher.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import type { SecondFactorView } from '../contract.ts';
import { bareCode, findStep, hashRecoveryCode } from './codes.ts';
import { selectUsers } from '#features/people/server/public.ts';

/** Guesses at one account's codes, from anywhere and across any number of sign-ins. */
const triesPerAccount = { tries: 5, seconds: 15 * 60 };

/** What protects the caller's account. */
export async function describeSecondFactor(ctx: Ctx): Promise<SecondFactorView> {
  const caller = signedIn(ctx);
  const { userId } = caller;
  const required = isStaff(caller);
  const { left } = await ctx.db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const app = await hasApp(ctx, userId);
  const missing = required && !app && !(await hasPasskey(ctx, userId));
  return { app, recoveryCodesLeft: left, required, missing };
}

/** Whether anything besides a password proves who someone is: an app, or a passkey. */
export async function hasSecondFactor(ctx: Pick<Ctx, 'db'>, userId: UserId): Promise<boolean> {
  return (await hasApp(ctx, userId)) || (await hasPasskey(ctx, userId));
}

/**
 * Whether the password alone is not enough to open a session. A passkey is a convenience and demands nothing, but the
 * staff's is always the second step.
 */
export async function asksForSecondStep(ctx: Pick<Ctx, 'db'>, userId: UserId): Promise<boolean> {
  if (await hasApp(ctx, userId)) return true;
  const { admin, staff } = await selectUsers(ctx.db)
    .select(['admin', 'staff'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return isStaff({ admin, staff: staff ?? undefined }) && hasPasskey(ctx, userId);
}

export async function hasApp({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasPasskey({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<boolean> {
  const row = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses up someone's app code or recovery code; each works only once, even when it arrives twice at the same moment.
 * Refuses at the field `code`, and with TooMany after five tries in 15 minutes.
 */
export async function spendCode(ctx: RequestCtx, userId: UserId, typed: string): Promise<void> {
  const taken = await ctx.limits.take(`signIn.secondStep:${userId}`, triesPerAccount);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  const code = bareCode(typed);
  const isRight = /^\d{6}$/.test(code)
    ? await spendAppCode(ctx, userId, code)
    : await spendRecoveryCode(ctx, userId, code);
  if (!isRight) throw new Invalid([{ path: 'code', messageKey: 'signIn.field.code' }]);
}

async function spendAppCode(ctx: RequestCtx, userId: UserId, code: string): Promise<boolean> {
  const app = await ctx.db
    .selectFrom('authenticators')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!app) return false;
  const secret = openSecret(ctx, app.sealed_secret);
  const step = findStep(secret, code, ctx.clock.now());
  if (step === undefined) return false;
  const { numUpdatedRows } = await ctx.db
    .updateTable('authenticators')
    // Sealed again each time, so that it follows a change of the installation's secret.
    .set({ last_step: step, sealed_secret: ctx.sealing.seal(secret) })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** After a change of the installation's secret, recovery codes still work, and the app can be removed and set up again. */
function openSecret({ sealing }: RequestCtx, sealed: string): string {
  try {
    return sealing.open(sealed);
  } catch (error) {
    if (!(error instanceof CannotDecrypt)) throw error;
    throw new Conflict('second_factor_unreadable', 'signIn.secondStep.appUnreadable');
  }
}

async function spendRecoveryCode({ db }: RequestCtx, userId: UserId, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
