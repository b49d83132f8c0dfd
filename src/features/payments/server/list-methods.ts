import type { Currency } from '#core/money.ts';
import { methodsFor, type PaymentMethod } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { providerFor } from './provider-for.ts';

/** The ways to pay here for what is bought in a currency; for what recurs, only those that can be charged again. */
export function listMethods(
  ctx: Pick<Ctx, 'providers'>,
  currency: Currency,
  { recurs }: { recurs: boolean },
): PaymentMethod[] {
  return methodsFor(currency, { isGift: false })
    .map(({ method }) => method)
    .filter((method) => {
      const provider = providerFor(ctx, method, currency);
      return provider !== undefined && (!recurs || ctx.providers[provider]?.recurs === true);
    });
}
