import * as z from 'zod';
import { currencyCodes, type Currency } from '#core/money.ts';
import { methodsFor, type PaymentMethod, type ProviderId } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import type { PaymentCosts } from '../policy.ts';

const units = z.int().min(1).max(1_000_000);
const chai = [18, 36, 72, 180, 360, 720];
/** A shekel is less than a dollar. */
const chaiInShekels = [36, 72, 180, 360, 720, 1800];

/** The amounts that the form proposes, in whole units of each currency. */
export const presetsSetting = defineSetting<{ currency: Currency; amount: number }[]>({
  key: 'donations.presets',
  schema: z.array(z.object({ currency: z.enum(currencyCodes), amount: units })).max(60),
  initial: currencyCodes.flatMap((currency) =>
    (currency === 'ILS' ? chaiInShekels : chai).map((amount) => ({ currency, amount })),
  ),
  form: {
    area: 'money',
    title: 'donations.setting.presets',
    hint: 'donations.setting.presetsHint',
    rows: {
      path: '',
      columns: {
        currency: {
          label: 'donations.setting.currency',
          options: {
            USD: 'donations.setting.usd',
            GBP: 'donations.setting.gbp',
            CAD: 'donations.setting.cad',
            EUR: 'donations.setting.eur',
            ILS: 'donations.setting.ils',
          } satisfies Record<Currency, string>,
        },
        amount: { label: 'donations.setting.amount' },
      },
    },
  },
});

/** The amount that is chosen at first, in whole units (decisions: unexplained numbers). */
export const proposedSetting = defineSetting({
  key: 'donations.proposed',
  schema: units,
  initial: 36,
  form: {
    area: 'money',
    title: 'donations.setting.proposed',
    fields: { '': { label: 'donations.setting.amount' } },
  },
});

/** Above so many units, finance looks at a donation before it can be paid (decisions: giving). */
export const reviewAboveSetting = defineSetting({
  key: 'donations.reviewAbove',
  schema: units,
  initial: 10_000,
  form: {
    area: 'money',
    permission: 'money.act',
    title: 'donations.setting.reviewAbove',
    hint: 'donations.setting.reviewAboveHint',
    fields: { '': { label: 'donations.setting.amount' } },
  },
});

/** Funds keep nothing of a grant. */
const costlyProviders = [
  'stripe-us',
  'stripe-uk',
  'paypal-us',
  'paypal-uk',
  'yaad',
] as const satisfies readonly ProviderId[];

type CostsOfProvider = { provider: (typeof costlyProviders)[number] } & PaymentCosts;

/** What providers keep of a payment, about: a donor who wants to adds that to her donation. */
export const costsSetting = defineSetting<CostsOfProvider[]>({
  key: 'donations.costs',
  schema: z
    .array(
      z.object({
        provider: z.enum(costlyProviders),
        share: z.int().min(0).max(2_000),
        fixed: z.int().min(0).max(1_000),
      }),
    )
    .max(20),
  initial: [
    { provider: 'stripe-us', share: 290, fixed: 30 },
    { provider: 'stripe-uk', share: 150, fixed: 20 },
    { provider: 'paypal-us', share: 289, fixed: 49 },
    { provider: 'paypal-uk', share: 290, fixed: 30 },
    { provider: 'yaad', share: 150, fixed: 0 },
  ],
  form: {
    area: 'money',
    permission: 'money.act',
    title: 'donations.setting.costs',
    hint: 'donations.setting.costsHint',
    rows: {
      path: '',
      columns: {
        provider: {
          label: 'donations.setting.provider',
          options: {
            'stripe-us': 'donations.provider.stripe-us',
            'stripe-uk': 'donations.provider.stripe-uk',
            'paypal-us': 'donations.provider.paypal-us',
            'paypal-uk': 'donations.provider.paypal-uk',
            yaad: 'donations.provider.yaad',
          } satisfies Record<(typeof costlyProviders)[number], string>,
        },
        share: { label: 'donations.setting.share', unit: 'hundredthsOfPercent' },
        fixed: { label: 'donations.setting.fixed', unit: 'hundredths' },
      },
    },
  },
});

/** The basic rate of income tax in the UK, which gifts under Gift Aid were given after: HMRC gives it back. */
export const giftAidRateSetting = defineSetting({
  key: 'donations.giftAidRate',
  schema: z.int().min(1).max(9_999),
  initial: 2_000,
  form: {
    area: 'money',
    permission: 'money.act',
    title: 'donations.setting.giftAidRate',
    hint: 'donations.setting.giftAidRateHint',
    fields: { '': { label: 'donations.setting.giftAidRateLabel', unit: 'hundredthsOfPercent' } },
  },
});

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

/** The proposed amounts of a currency in whole units, from the least on, and the one that is chosen at first. */
export async function readPresets(
  ctx: SettingsCtx,
  currency: Currency,
): Promise<{ presets: number[]; proposed: number }> {
  const [rows, proposed] = [await readSetting(ctx, presetsSetting), await readSetting(ctx, proposedSetting)];
  const presets = rows.filter((row) => row.currency === currency).map(({ amount }) => amount);
  return { presets: [...new Set(presets)].toSorted((one, other) => one - other), proposed };
}

export function readReviewAbove(ctx: SettingsCtx): Promise<number> {
  return readSetting(ctx, reviewAboveSetting);
}

/** What the provider of a way to pay keeps in a currency, about; undefined if nothing is known or kept, as of funds. */
export async function findCosts(
  ctx: SettingsCtx,
  method: PaymentMethod,
  currency: Currency,
): Promise<PaymentCosts | undefined> {
  const provider = methodsFor(currency, { isGift: true }).find((each) => each.method === method)?.provider;
  const costs = (await readSetting(ctx, costsSetting)).find((row) => row.provider === provider);
  return costs && (costs.share > 0 || costs.fixed > 0)
    ? { share: costs.share, fixed: costs.fixed }
    : undefined;
}
