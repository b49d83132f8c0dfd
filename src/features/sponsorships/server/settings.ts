import * as z from 'zod';
import { currencies, currencyCodes, money, type Currency, type Money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import { spans, type Span } from '../policy.ts';

const units = z.int().min(1).max(100_000);
const prices: Record<Span, number> = { day: 180, week: 360, month: 540, course: 720 };
/** A shekel is less than a dollar. */
const pricesInShekels: Record<Span, number> = { day: 720, week: 1440, month: 2160, course: 2880 };

/** What each span costs, in whole units of the currency (decisions: sponsorships). */
export const pricesSetting = defineSetting<{ currency: Currency; span: Span; amount: number }[]>({
  key: 'sponsorships.prices',
  schema: z.array(z.object({ currency: z.enum(currencyCodes), span: z.enum(spans), amount: units })).max(40),
  initial: currencyCodes.flatMap((currency) =>
    spans.map((span) => ({ currency, span, amount: (currency === 'ILS' ? pricesInShekels : prices)[span] })),
  ),
  form: {
    area: 'money',
    permission: 'money.act',
    title: 'sponsorships.setting.prices',
    hint: 'sponsorships.setting.pricesHint',
    rows: {
      path: '',
      columns: {
        currency: {
          label: 'sponsorships.setting.currency',
          options: {
            USD: 'donations.setting.usd',
            GBP: 'donations.setting.gbp',
            CAD: 'donations.setting.cad',
            EUR: 'donations.setting.eur',
            ILS: 'donations.setting.ils',
          } satisfies Record<Currency, string>,
        },
        span: {
          label: 'sponsorships.setting.span',
          options: {
            day: 'sponsorships.span.day',
            week: 'sponsorships.span.week',
            month: 'sponsorships.span.month',
            course: 'sponsorships.span.course',
          } satisfies Record<Span, string>,
        },
        amount: { label: 'sponsorships.setting.amount' },
      },
    },
  },
});

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

/** What a span costs in a currency; undefined where it cannot be had in that one. */
export async function findPrice(
  ctx: SettingsCtx,
  span: Span,
  currency: Currency,
): Promise<Money | undefined> {
  const rows = await readSetting(ctx, pricesSetting);
  const row = rows.find((each) => each.span === span && each.currency === currency);
  return row && money(BigInt(row.amount) * 10n ** BigInt(currencies[currency].decimals), currency);
}
