import type { Currency } from '#core/money.ts';
import { methodsFor, type PaymentMethod, type ProviderId } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Who takes the money; undefined if nobody does that way here. */
export function providerFor(
  { providers }: Pick<Ctx, 'providers'>,
  method: PaymentMethod,
  currency: Currency,
): ProviderId | undefined {
  const own = methodsFor(currency, { isGift: true }).find((each) => each.method === method)?.provider;
  if (own === undefined) return undefined;
  if (providers.sandbox) return 'sandbox';
  return providers[own] ? own : undefined;
}
