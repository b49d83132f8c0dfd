import { localDateOf } from '#core/local-date.ts';
import { legalEntityOf } from '#core/payment-providers.ts';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readTaxes, taxRuleFor, type TaxRule } from '#features/invoices/server/public.ts';
import type { Payer } from '#features/people/server/public.ts';

const countryOf = { us: 'US', uk: 'GB', il: 'IL' } as const;

/** The tax that a sale contains: by the buyer's country, or while that is unknown, by that of the organization that sells. */
export async function findTaxRule(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock'>,
  { country }: Pick<Payer, 'country'>,
  currency: Currency,
): Promise<TaxRule | undefined> {
  const where = country ?? countryOf[legalEntityOf(currency)];
  return taxRuleFor(await readTaxes(ctx), where, localDateOf(ctx.clock.now(), 'UTC'));
}
