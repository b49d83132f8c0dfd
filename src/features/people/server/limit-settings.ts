import { daySeconds } from '#core/durations.ts';
import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { LimitRule } from '#platform/limits/limits.ts';
import { limitFields } from '#platform/settings/setting-form.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

const daily = (tries: number): LimitRule => ({ tries, seconds: daySeconds });

/** How many mails may be sent (decisions: limits). */
export const mailLimits = defineSetting({
  key: 'people.mailLimits',
  schema: z.object({
    verification: LimitRule,
    reset: LimitRule,
    guardian: LimitRule,
    invitation: LimitRule,
    // Settings from before there were donations have none.
    donor: LimitRule.default(daily(5)),
    strangers: LimitRule,
    freeSender: LimitRule,
    paidSender: LimitRule,
  }),
  initial: {
    verification: daily(5),
    reset: daily(5),
    guardian: daily(3),
    invitation: daily(10),
    donor: daily(5),
    strangers: daily(20),
    freeSender: daily(50),
    paidSender: daily(500),
  },
  form: {
    area: 'mail',
    title: 'people.setting.mailLimits',
    hint: 'people.setting.mailLimitsHint',
    fields: limitFields({
      verification: 'people.setting.verification',
      reset: 'people.setting.reset',
      guardian: 'people.setting.guardian',
      invitation: 'people.setting.invitation',
      donor: 'people.setting.donor',
      strangers: 'people.setting.strangers',
      freeSender: 'people.setting.freeSender',
      paidSender: 'people.setting.paidSender',
    }),
  },
});

export function readMailLimits(ctx: SettingsCtx) {
  return readSetting(ctx, mailLimits);
}
