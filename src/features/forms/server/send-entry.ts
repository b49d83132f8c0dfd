import { randomUUID } from 'node:crypto';
import { TooMany } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { LimitRule } from '#platform/limits/limits.ts';
import { CaptchaRefused } from '#features/sign-in/server/public.ts';
import type { FormEntryInput } from '../contract.ts';
import { siteForms } from '../policy.ts';

const perNetwork: LimitRule = { tries: 5, seconds: 3600 };
/** Without JavaScript, or while the captcha's service is down, a form can still be sent, only less often. */
const withoutCaptcha = {
  perNetwork: { tries: 2, seconds: 3600 },
  perInstallation: { tries: 60, seconds: 3600 },
};

/** Keeps what was sent, for the staff to answer. Nothing is mailed: the address may be another's. */
export async function sendEntry(ctx: RequestCtx, input: FormEntryInput): Promise<{ id: string }> {
  await limitSending(ctx, input.captcha);
  const { actor, locale, clock } = ctx;
  const { formName, name, emailAddress, message } = input;
  const id = randomUUID();
  await ctx.db
    .insertInto('form_entries')
    .values({
      id,
      form: formName,
      language: locale,
      time_zone: ctx.timeZone ?? null,
      name,
      email_address: emailAddress,
      organization: siteForms[formName].asksOrganization ? (input.organization ?? '') : '',
      message,
      user_id: actor.kind === 'member' ? actor.userId : null,
      sent_at: clock.now(),
    })
    .execute();
  return { id };
}

async function limitSending(ctx: RequestCtx, captcha: string | undefined): Promise<void> {
  await take(ctx, `forms.send:${ctx.address}`, perNetwork);
  const verdict = await ctx.captcha.judge(ctx, captcha);
  if (verdict === 'passed') return;
  if (verdict === 'refused') throw new CaptchaRefused();
  await take(ctx, `forms.withoutCaptcha:${ctx.address}`, withoutCaptcha.perNetwork);
  await take(ctx, 'forms.withoutCaptcha', withoutCaptcha.perInstallation);
}

async function take({ limits }: RequestCtx, key: string, rule: LimitRule): Promise<void> {
  const taken = await limits.take(key, rule);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
}
