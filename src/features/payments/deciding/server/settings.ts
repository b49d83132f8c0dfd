import * as z from 'zod';
import { convert } from '#features/currencies/server/public.ts';
import { dayMs } from '#core/durations.ts';
import { money, type Money } from '#core/money.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import type { Ctx } from '#platform/ctx.ts';

/** How many days after it was taken money can be sent back. */
export const refundDaysSetting = defineSetting({
  key: 'payments.refundDays',
  schema: z.int().min(1).max(720),
  initial: 90,
  form: {
    area: 'money',
    title: 'payments.setting.refundDays',
    hint: 'payments.setting.refundDaysHint',
    fields: { '': { label: 'payments.setting.refundDays', unit: 'days' } },
  },
});

/** In hundredths of a dollar: refunds of a payment that come to more need a second person. */
export const confirmAboveSetting = defineSetting({
  key: 'payments.confirmAbove',
  schema: z.int().min(0).max(100_000_000),
  initial: 50_000,
  form: {
    area: 'money',
    title: 'payments.setting.confirmAbove',
    hint: 'payments.setting.confirmAboveHint',
    fields: { '': { label: 'payments.setting.confirmAbove', unit: 'hundredths' } },
  },
});

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

/** The last moment at which what was taken then can be refunded. */
export async function findRefundEnd(ctx: SettingsCtx, capturedAt: Date): Promise<Date> {
  return new Date(capturedAt.getTime() + (await readSetting(ctx, refundDaysSetting)) * dayMs);
}

/** In dollars. */
export async function readConfirmAbove(ctx: SettingsCtx): Promise<Money> {
  return money(await readSetting(ctx, confirmAboveSetting), 'USD');
}

/** Whether refunds of so much in all need a second person, by the rate that was frozen in the payment. */
export async function isAboveLimit(ctx: SettingsCtx, total: Money, rate: string): Promise<boolean> {
  return convert(total, { rate, to: 'USD' }).amount > (await readConfirmAbove(ctx)).amount;
}
