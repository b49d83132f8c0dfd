import * as z from 'zod';
import { money, type Currency, type Money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import type { Offer } from '#features/plans/policy.ts';

const price = z.int().min(100).max(1_000_000);
const ofCurrency = z.object({
  standardMonth: price,
  standardYear: price,
  premiumMonth: price,
  premiumYear: price,
});
type PricesOfCurrency = z.infer<typeof ofCurrency>;

const shipped: PricesOfCurrency = {
  standardMonth: 900,
  standardYear: 9000,
  premiumMonth: 1800,
  premiumYear: 18_000,
};

/** What each plan costs for a month and a year, in minor units of each currency (decisions: prices). */
export const pricesSetting = defineSetting<Record<Currency, PricesOfCurrency>>({
  key: 'plans.prices',
  schema: z.object({ USD: ofCurrency, GBP: ofCurrency, CAD: ofCurrency, EUR: ofCurrency, ILS: ofCurrency }),
  initial: { USD: shipped, GBP: shipped, CAD: shipped, EUR: shipped, ILS: shipped },
  form: {
    area: 'plans',
    title: 'plans.setting.prices',
    hint: 'plans.setting.pricesHint',
    fields: {
      ...fieldsOf('USD', 'plans.setting.usd'),
      ...fieldsOf('GBP', 'plans.setting.gbp'),
      ...fieldsOf('CAD', 'plans.setting.cad'),
      ...fieldsOf('EUR', 'plans.setting.eur'),
      ...fieldsOf('ILS', 'plans.setting.ils'),
    },
  },
});

function fieldsOf(currency: Currency, group: string) {
  return {
    [`${currency}.standardMonth`]: { label: 'plans.setting.standardMonth', unit: 'hundredths', group },
    [`${currency}.standardYear`]: { label: 'plans.setting.standardYear', unit: 'hundredths', group },
    [`${currency}.premiumMonth`]: { label: 'plans.setting.premiumMonth', unit: 'hundredths', group },
    [`${currency}.premiumYear`]: { label: 'plans.setting.premiumYear', unit: 'hundredths', group },
  } as const;
}

/** How many days a trial lasts (decisions: prices). */
export const trialSetting = defineSetting<number>({
  key: 'plans.trialDays',
  schema: z.int().min(1).max(90),
  initial: 14,
  form: {
    area: 'plans',
    title: 'plans.setting.trial',
    hint: 'plans.setting.trialHint',
    fields: { '': { label: 'plans.setting.trialDays', unit: 'days' } },
  },
});

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

/** What an offer costs now. */
export async function priceOf(ctx: SettingsCtx, { plan, period }: Offer, currency: Currency): Promise<Money> {
  const prices = (await readSetting(ctx, pricesSetting))[currency];
  const names = { month: `${plan}Month`, year: `${plan}Year` } as const;
  return money(prices[names[period]], currency);
}
