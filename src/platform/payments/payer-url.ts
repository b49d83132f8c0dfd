import type { ProviderId } from '#core/payment-providers.ts';
import { ProviderUnclear } from './provider-errors.ts';

/** The address at which a payer goes on, as a provider gave it: https, or whatever is on this machine in development. */
export function payerUrl(
  { id, isProduction }: { id: ProviderId; isProduction: boolean },
  text: string | null | undefined,
): string {
  const url = URL.parse(text ?? '');
  const isHere = url?.protocol === 'http:' && url.hostname === '127.0.0.1' && !isProduction;
  if (url && (url.protocol === 'https:' || isHere)) return url.href;
  throw new ProviderUnclear(id, 'it gave no address to pay at');
}
