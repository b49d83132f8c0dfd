import { daySeconds, hourSeconds } from '#core/durations.ts';
import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { LimitRule } from '#platform/limits/limits.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

/* How often anyone may try (decisions: limits). An administrator may change the rows. */

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

const hourly = (tries: number): LimitRule => ({ tries, seconds: hourSeconds });
const daily = (tries: number): LimitRule => ({ tries, seconds: daySeconds });

const signUpLimits = defineSetting({
  key: 'accounts.signUpLimits',
  schema: z.object({ perEmail: LimitRule, perNetwork: LimitRule, failedPerNetwork: LimitRule }),
  initial: { perEmail: hourly(5), perNetwork: hourly(300), failedPerNetwork: hourly(30) },
  changedBy: 'operator',
});

const SignInLimits = z.object({
  perAccountAndNetwork: LimitRule,
  perDevice: LimitRule,
  perAccount: LimitRule,
  perNetwork: LimitRule,
});
export type SignInLimits = z.infer<typeof SignInLimits>;

export const signInLimits = defineSetting<SignInLimits>({
  key: 'accounts.signInLimits',
  schema: SignInLimits,
  initial: {
    perAccountAndNetwork: { tries: 10, seconds: 900 },
    perDevice: { tries: 10, seconds: 900 },
    perAccount: hourly(100),
    perNetwork: hourly(300),
  },
  changedBy: 'operator',
});

const mailLimits = defineSetting({
  key: 'accounts.mailLimits',
  schema: z.object({
    verification: LimitRule,
    reset: LimitRule,
    guardian: LimitRule,
    invitation: LimitRule,
    strangers: LimitRule,
    freeSender: LimitRule,
    paidSender: LimitRule,
  }),
  initial: {
    verification: daily(5),
    reset: daily(5),
    guardian: daily(3),
    invitation: daily(10),
    strangers: daily(20),
    freeSender: daily(50),
    paidSender: daily(500),
  },
  changedBy: 'operator',
});

export const accountsSettings = [signUpLimits, signInLimits, mailLimits];

export function readSignUpLimits(ctx: SettingsCtx) {
  return readSetting(ctx, signUpLimits);
}

export function readSignInLimits(ctx: SettingsCtx) {
  return readSetting(ctx, signInLimits);
}

export function readMailLimits(ctx: SettingsCtx) {
  return readSetting(ctx, mailLimits);
}
