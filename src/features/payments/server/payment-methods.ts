import type { Currency } from '#core/money.ts';
import { methodsFor, type PaymentMethod, type ProviderId } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The ways to pay that this installation has in a currency; the sandbox stands in for each. */
export function listMethods(
  ctx: Pick<Ctx, 'providers'>,
  currency: Currency,
  { isGift = false, recurs = false }: { isGift?: boolean; recurs?: boolean } = {},
): PaymentMethod[] {
  return methodsFor(currency, { isGift })
    .map(({ method }) => method)
    .filter((method) => {
      const provider = providerFor(ctx, method, currency, { isGift });
      return provider !== undefined && (!recurs || ctx.providers[provider]?.recurs === true);
    });
}

/** Who takes the money; undefined if nobody does that way here. */
export function providerFor(
  { providers }: Pick<Ctx, 'providers'>,
  method: PaymentMethod,
  currency: Currency,
  { isGift = true }: { isGift?: boolean } = {},
): ProviderId | undefined {
  const own = methodsFor(currency, { isGift }).find((each) => each.method === method)?.provider;
  if (own === undefined) return undefined;
  if (providers.sandbox) return 'sandbox';
  return providers[own] ? own : undefined;
}
