import { hourSeconds } from '#core/durations.ts';
import * as z from 'zod';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { LimitRule, type Counter } from '#platform/limits/limits.ts';
import { limitFields } from '#platform/settings/setting-form.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

const hourly = (tries: number): LimitRule => ({ tries, seconds: hourSeconds });

const SignInLimits = z.object({
  perAccountAndNetwork: LimitRule,
  perDevice: LimitRule,
  perAccount: LimitRule,
  perNetwork: LimitRule,
});
export type SignInLimits = z.infer<typeof SignInLimits>;

/** How often wrong passwords may be tried (decisions: limits). */
export const signInLimits = defineSetting<SignInLimits>({
  key: 'signIn.limits',
  schema: SignInLimits,
  initial: {
    perAccountAndNetwork: { tries: 10, seconds: 900 },
    perDevice: { tries: 10, seconds: 900 },
    perAccount: hourly(100),
    perNetwork: hourly(300),
  },
  form: {
    area: 'accounts',
    title: 'signIn.setting.limits',
    hint: 'signIn.setting.limitsHint',
    fields: limitFields({
      perAccountAndNetwork: 'signIn.setting.perAccountAndNetwork',
      perDevice: 'signIn.setting.perDevice',
      perAccount: 'signIn.setting.perAccount',
      perNetwork: 'signIn.setting.perNetwork',
    }),
  },
});

export function readSignInLimits(ctx: SettingsCtx) {
  return readSetting(ctx, signInLimits);
}

/** What counts wrong sign-ins of all kinds from one network together. */
export function countOfNetwork(
  { address }: Pick<RequestCtx, 'address'>,
  { perNetwork }: SignInLimits,
): Counter {
  return { key: `signIn.tries.network:${address}`, rule: perNetwork };
}
