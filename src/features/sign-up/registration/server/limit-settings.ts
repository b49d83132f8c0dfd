import { hourSeconds } from '#core/durations.ts';
import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { LimitRule } from '#platform/limits/limits.ts';
import { limitFields } from '#platform/settings/setting-form.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

const hourly = (tries: number): LimitRule => ({ tries, seconds: hourSeconds });

/** How often people may sign up (decisions: limits). */
export const signUpLimits = defineSetting({
  key: 'signUp.limits',
  schema: z.object({ perEmail: LimitRule, perNetwork: LimitRule, failedPerNetwork: LimitRule }),
  initial: { perEmail: hourly(5), perNetwork: hourly(300), failedPerNetwork: hourly(30) },
  form: {
    area: 'accounts',
    title: 'signUp.setting.limits',
    hint: 'signUp.setting.limitsHint',
    fields: limitFields({
      perEmail: 'signUp.setting.perEmail',
      perNetwork: 'signUp.setting.perNetwork',
      failedPerNetwork: 'signUp.setting.failedPerNetwork',
    }),
  },
});

export function readSignUpLimits(ctx: SettingsCtx) {
  return readSetting(ctx, signUpLimits);
}
