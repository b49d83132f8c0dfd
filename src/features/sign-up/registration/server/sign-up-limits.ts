import { Conflict, TooMany } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { countWrong, type LimitRule } from '#platform/limits/limits.ts';
import { CaptchaRefused } from '#features/sign-in/server/public.ts';
import { readSignUpLimits } from './limit-settings.ts';
import { emailKey, selectUsers } from '#features/people/server/public.ts';

/** Without JavaScript, or while the captcha's service is down, signing up stays possible, only less often. */
const withoutCaptcha = {
  perNetwork: { tries: 2, seconds: 3600 },
  perInstallation: { tries: 100, seconds: 3600 },
};

interface TriedSignUp {
  emailAddress: string;
  captcha: string | undefined;
  /** A class with free seats, or an invitation, is waiting for her: a whole school may share one network. */
  isAwaited: boolean;
}

/**
 * Judges the captcha, and refuses when too many have signed up (decisions: limits): with this address, or from this
 * network, where failures are counted separately, so that thousands of addresses cannot be tested for having an
 * account. Such an address is refused with `email_taken`. Call it outside a transaction, with input that could succeed:
 * typos reveal nothing.
 */
export async function limitSignUp(ctx: RequestCtx, tried: TriedSignUp): Promise<void> {
  const { perEmail, perNetwork, failedPerNetwork } = await readSignUpLimits(ctx);
  const key = emailKey(tried.emailAddress);
  const judge = async () => {
    await judgeCaptcha(ctx, tried);
    await take(ctx, `signUp.tries.email:${key}`, perEmail);
    if (await hasAccount(ctx, key)) throw new EmailTaken();
  };
  if (tried.isAwaited) return judge();
  await take(ctx, `signUp.tries.network:${ctx.address}`, perNetwork);
  const failed = { key: `signUp.tries.failed:${ctx.address}`, rule: failedPerNetwork };
  await countWrong(ctx.limits, [failed], {
    refuse: (seconds) => new TooMany(seconds),
    async attempt(wrong) {
      try {
        await judge();
      } catch (error) {
        if (error instanceof EmailTaken || error instanceof CaptchaRefused) wrong();
        throw error;
      }
    },
  });
}

export class EmailTaken extends Conflict {
  constructor() {
    super('email_taken', 'signUp.refusal.emailTaken');
  }
}

async function judgeCaptcha(ctx: RequestCtx, { captcha, isAwaited }: TriedSignUp): Promise<void> {
  const verdict = await ctx.captcha.judge(ctx, captcha);
  if (verdict === 'passed') return;
  if (verdict === 'refused') throw new CaptchaRefused();
  if (!isAwaited) await take(ctx, `signUp.tries.withoutCaptcha:${ctx.address}`, withoutCaptcha.perNetwork);
  await take(ctx, 'signUp.tries.withoutCaptcha', withoutCaptcha.perInstallation);
}

async function hasAccount({ db }: RequestCtx, key: string): Promise<boolean> {
  const row = await selectUsers(db).select('id').where('email_key', '=', key).executeTakeFirst();
  return row !== undefined;
}

async function take({ limits }: RequestCtx, key: string, rule: LimitRule): Promise<void> {
  const taken = await limits.take(key, rule);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
}
