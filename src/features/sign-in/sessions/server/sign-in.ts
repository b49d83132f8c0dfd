import type { UserId } from '#core/ids.ts';
import { Forbidden, SignInRequired, TooMany } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { countWrong, type Counter } from '#platform/limits/limits.ts';
import type { SessionAnswer, SignInInput } from '../contract.ts';
import { CaptchaRefused } from '#features/sign-in/captcha/server/captcha-refused.ts';
import { countOfNetwork, readSignInLimits, type SignInLimits } from './limit-settings.ts';
import { refuseFlood, verifyPassword } from '#platform/crypto/passwords.ts';
import { emailKey, selectUsers } from '#features/people/server/public.ts';
import { continueSignIn } from './after-first-step.ts';
import { signingOut } from '#features/sign-in/server/sign-in-hooks.ts';
import { findKnownDevice } from './known-device.ts';
import { endSession } from './sessions.ts';

/** Whose password is being tried: an address, and its account if there is one. */
interface Target {
  key: string;
  user: { id: UserId; password_hash: string } | undefined;
}

/**
 * Signs in with address and password, and ends the session the request came with. An unknown address and a wrong
 * password get the same answer in similar time. Wrong ones are counted (decisions: limits): too many from one network
 * are refused for a while with TooMany, and after too many from anywhere a proof of work is required
 * (`captcha_required`); neither affects a device that the account has signed in on before.
 */
export async function signIn(ctx: RequestCtx, input: SignInInput): Promise<SessionAnswer> {
  refuseFlood();
  const key = emailKey(input.emailAddress);
  const user = await selectUsers(ctx.db)
    .select(['id', 'password_hash'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  const limits = await readSignInLimits(ctx);
  const device = findKnownDevice(ctx, user?.id);
  const counters: Counter[] =
    device === undefined
      ? [
          countOfNetwork(ctx, limits),
          { key: `signIn.tries.account:${key}:${ctx.address}`, rule: limits.perAccountAndNetwork },
        ]
      : [{ key: `signIn.tries.device:${key}:${device}`, rule: limits.perDevice }];
  const target = { key, user };
  const userId = await countWrong(ctx.limits, counters, {
    refuse: (seconds) => new TooMany(seconds),
    attempt: (wrong) =>
      device === undefined
        ? fromElsewhere(ctx, limits, { input, target, wrong })
        : provePassword(input, target, wrong),
  });
  return continueSignIn(ctx, { userId, remember: input.remember ?? false });
}

interface Attempt {
  input: SignInInput;
  target: Target;
  wrong(): void;
}

/**
 * From a device that the account has never signed in on: requires a proof of work after too many wrong passwords from
 * anywhere.
 */
async function fromElsewhere(
  ctx: RequestCtx,
  { perAccount }: SignInLimits,
  { input, target, wrong }: Attempt,
): Promise<UserId> {
  const key = `signIn.tries.account:${target.key}`;
  const taken = await ctx.limits.take(key, perAccount);
  if (!taken.allowed) {
    await askForWork(ctx, input.captcha);
    return provePassword(input, target, wrong);
  }
  let isWrong = false;
  try {
    return await provePassword(input, target, () => {
      isWrong = true;
      wrong();
    });
  } finally {
    if (!isWrong) await ctx.limits.giveBack(key, perAccount);
  }
}

/** Where the captcha's service is unavailable, users sign in without it. */
async function askForWork(ctx: RequestCtx, answer: string | undefined): Promise<void> {
  const verdict = await ctx.captcha.judge(ctx, answer);
  if (verdict === 'missing') throw new Forbidden('captcha_required', 'signIn.refusal.captchaRequired');
  if (verdict === 'refused') throw new CaptchaRefused();
}

async function provePassword(
  { password }: SignInInput,
  { user }: Target,
  wrong: () => void,
): Promise<UserId> {
  const isRight = await verifyPassword(password, user?.password_hash);
  if (user && isRight) return user.id;
  wrong();
  throw new SignInRequired('invalid_credentials', 'signIn.refusal.invalidCredentials');
}

/** Ends the session the request came with and clears the cookie; without a session it only clears the cookie. */
export async function signOut(ctx: RequestCtx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if (ctx.actor.kind === 'member') await callHook(ctx, signingOut, { userId: ctx.actor.userId });
    await endSession(ctx);
  });
  ctx.sessionCookie.clear();
}
