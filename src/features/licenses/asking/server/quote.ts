import type { Ctx } from '#platform/ctx.ts';
import { Invalid } from '#core/refusals.ts';
import { offeredCurrency } from '#features/currencies/server/public.ts';
import { taxOf, type TaxRule } from '#features/invoices/server/public.ts';
import { findTaxRule } from '#features/plans/server/public.ts';
import { leastSeats, mostSeats, priceOfSeats } from '#features/licenses/policy.ts';
import { seatPriceIn } from '#features/licenses/server/settings.ts';
import type { LicenseQuote } from '../contract.ts';

type QuoteCtx = Pick<Ctx, 'db' | 'events' | 'clock' | 'locale'>;
interface Asked {
  seats: number;
  country: string;
}

/** What seats cost, and the tax rule of that. */
export async function makeQuote(
  ctx: QuoteCtx,
  { seats, country }: Asked,
): Promise<{ quote: LicenseQuote; rule: TaxRule | undefined }> {
  if (!Number.isInteger(seats) || seats < leastSeats || seats > mostSeats)
    throw new Invalid([{ path: 'seats', messageKey: 'licenses.field.seats' }]);
  const currency = offeredCurrency({ country, locale: ctx.locale });
  const unit = await seatPriceIn(ctx, currency);
  const price = priceOfSeats(seats, unit);
  const rule = await findTaxRule(ctx, { country }, currency);
  const { tax, gross } = taxOf(price, rule);
  return {
    rule,
    quote: {
      seats,
      country,
      currency,
      unit: Number(unit.amount),
      price: Number(price.amount),
      tax: rule ? { amount: Number(tax.amount), name: rule.name, rate: rule.rate, mode: rule.mode } : null,
      total: Number(gross.amount),
    },
  };
}

export async function getQuote(ctx: QuoteCtx, asked: Asked): Promise<LicenseQuote> {
  return (await makeQuote(ctx, asked)).quote;
}
