import type { Money, Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { taxOf, type TaxRule } from '#features/invoices/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { findTaxRule, priceOf } from '#features/plans/server/public.ts';
import { priceOfMonths, type GiftMonths, type GiftPlan } from '#features/gifts/policy.ts';
import type { GiftRow } from '#features/gifts/server/gift-rows.ts';

type QuoteCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

/** What a gift costs now, all in its currency. */
export interface GiftQuote {
  price: Money;
  tax: Money;
  rule: TaxRule | undefined;
  total: Money;
}

export async function readPrice(
  ctx: QuoteCtx,
  { plan, months, currency }: { plan: GiftPlan; months: GiftMonths; currency: Currency },
): Promise<Money> {
  const month = await priceOf(ctx, { plan, period: 'month' }, currency);
  const year = await priceOf(ctx, { plan, period: 'year' }, currency);
  return priceOfMonths({ month, year }, months);
}

/** The tax is that of the giver's country; while that is unknown, of the organization that sells. */
export async function quoteGift(
  ctx: QuoteCtx,
  gift: Pick<GiftRow, 'plan' | 'months' | 'currency' | 'user_id'>,
): Promise<GiftQuote> {
  const price = await readPrice(ctx, gift);
  const giver = gift.user_id === null ? {} : await readPayer(ctx, gift.user_id);
  const rule = await findTaxRule(ctx, { country: undefined, ...giver }, gift.currency);
  const { tax, gross } = taxOf(price, rule);
  return { price, tax, rule, total: gross };
}

/** As a gift stores it. */
export function priceColumns({ price, tax, rule, total }: GiftQuote) {
  return {
    price: Number(price.amount),
    tax: Number(tax.amount),
    tax_rule: rule ? JSON.stringify(rule) : null,
    total: Number(total.amount),
  };
}
