import * as z from 'zod';
import { daySeconds, hourSeconds } from '#core/durations.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { LimitRule, type Counter } from '#platform/limits/limits.ts';
import { limitFields } from '#platform/settings/setting-form.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

/** How many text messages may be sent: each costs money, and rings at someone who may not have asked for it. */
export const smsLimits = defineSetting({
  key: 'people.smsLimits',
  schema: z.object({ perNumber: LimitRule, perPerson: LimitRule, perNetwork: LimitRule }),
  initial: {
    perNumber: { tries: 3, seconds: daySeconds },
    perPerson: { tries: 5, seconds: daySeconds },
    perNetwork: { tries: 30, seconds: hourSeconds },
  },
  form: {
    area: 'accounts',
    title: 'people.setting.smsLimits',
    hint: 'people.setting.smsLimitsHint',
    fields: limitFields({
      perNumber: 'people.setting.smsPerNumber',
      perPerson: 'people.setting.smsPerPerson',
      perNetwork: 'people.setting.smsPerNetwork',
    }),
  },
});

/** The counters of one text message. */
export async function smsCounters(
  ctx: Pick<RequestCtx, 'db' | 'events' | 'clock' | 'address'>,
  { userId, number }: { userId: string; number: string },
): Promise<Counter[]> {
  const { perNumber, perPerson, perNetwork } = await readSetting(ctx, smsLimits);
  return [
    { key: `people.sms.number:${number}`, rule: perNumber },
    { key: `people.sms.person:${userId}`, rule: perPerson },
    { key: `people.sms.network:${ctx.address}`, rule: perNetwork },
  ];
}
