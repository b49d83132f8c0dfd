import * as z from 'zod';
import { money, type Currency, type Money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

const price = z.int().min(1).max(1_000_000);

/** What a seat costs for a year, in minor units of each currency ★. */
export const seatPricesSetting = defineSetting<Record<Currency, number>>({
  key: 'licenses.prices',
  schema: z.object({ USD: price, GBP: price, CAD: price, EUR: price, ILS: price }),
  initial: { USD: 600, GBP: 500, CAD: 800, EUR: 600, ILS: 2200 },
  form: {
    area: 'plans',
    title: 'licenses.setting.prices',
    hint: 'licenses.setting.pricesHint',
    fields: {
      USD: { label: 'plans.setting.usd', unit: 'hundredths' },
      GBP: { label: 'plans.setting.gbp', unit: 'hundredths' },
      CAD: { label: 'plans.setting.cad', unit: 'hundredths' },
      EUR: { label: 'plans.setting.eur', unit: 'hundredths' },
      ILS: { label: 'plans.setting.ils', unit: 'hundredths' },
    },
  },
});

export async function seatPriceIn(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock'>,
  currency: Currency,
): Promise<Money> {
  return money((await readSetting(ctx, seatPricesSetting))[currency], currency);
}
