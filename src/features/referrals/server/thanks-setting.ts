import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import type { ThanksRule } from '../policy.ts';

export const thanksSetting = defineSetting<ThanksRule>({
  key: 'referrals.thanks',
  schema: z.object({ coins: z.int().min(0).max(1000), perMonth: z.int().min(0).max(100) }),
  initial: { coins: 36, perMonth: 5 },
  form: {
    area: 'rewards',
    title: 'referrals.setting.thanks',
    hint: 'referrals.setting.thanksHint',
    fields: {
      coins: { label: 'referrals.setting.coins', unit: 'coins' },
      perMonth: { label: 'referrals.setting.perMonth', unit: 'times' },
    },
  },
});

export function readThanksRule(ctx: Pick<Ctx, 'db' | 'events' | 'clock'>): Promise<ThanksRule> {
  return readSetting(ctx, thanksSetting);
}
