import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { LimitRule } from '#platform/limits/limits.ts';
import { readSetting } from '#platform/settings.ts';

/* How often anyone may try (decisions: limits). An administrator may change the rows. */

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

const SignUpLimits = z.object({ perEmail: LimitRule, perNetwork: LimitRule, failedPerNetwork: LimitRule });

const SignInLimits = z.object({
  perAccountAndNetwork: LimitRule,
  perDevice: LimitRule,
  perAccount: LimitRule,
  perNetwork: LimitRule,
});
export type SignInLimits = z.infer<typeof SignInLimits>;

const MailLimits = z.object({
  verification: LimitRule,
  reset: LimitRule,
  guardian: LimitRule,
  invitation: LimitRule,
  strangers: LimitRule,
  freeSender: LimitRule,
  paidSender: LimitRule,
});

export function readSignUpLimits(ctx: SettingsCtx) {
  return readSetting(ctx, 'accounts.signUpLimits', SignUpLimits);
}

export function readSignInLimits(ctx: SettingsCtx) {
  return readSetting(ctx, 'accounts.signInLimits', SignInLimits);
}

export function readMailLimits(ctx: SettingsCtx) {
  return readSetting(ctx, 'accounts.mailLimits', MailLimits);
}
