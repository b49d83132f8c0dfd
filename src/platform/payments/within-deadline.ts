import type { ProviderId } from '#core/payment-providers.ts';
import { ProviderUnclear } from './provider-errors.ts';

/** Ends work of several requests, each with its own deadline, after so long altogether; what came of it is unclear then. */
export async function withinDeadline<T>(
  provider: ProviderId,
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new ProviderUnclear(provider, `not done in ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
