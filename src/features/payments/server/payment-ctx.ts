import type { ProviderId } from '#core/payment-providers.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { ProviderAway } from '#platform/payments/provider-errors.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';

/** What working on payments needs: saved ways to pay and names of payers are sealed. */
export type PaymentCtx = Ctx & Pick<RequestCtx, 'sealing'>;

/** The adapter of a provider; away if this installation has no keys for it any more. */
export function providerOf({ providers }: Pick<Ctx, 'providers'>, id: ProviderId): PaymentProvider {
  const provider = providers[id];
  if (!provider) throw new ProviderAway(id, 'it is not configured');
  return provider;
}
