import type { ProviderId } from '#core/payment-providers.ts';
import type { FailureReason } from './provider.ts';

/** Nothing was taken, and the same request will not succeed later. */
export class ProviderRefused extends Error {
  readonly failure: FailureReason;
  constructor(provider: ProviderId, failure: FailureReason, detail: string) {
    super(`${provider} refused: ${detail}`);
    this.failure = failure;
  }
}

/** Nothing was sent: the breaker is open, the connection was refused, or the provider said that it did nothing. */
export class ProviderAway extends Error {
  constructor(provider: ProviderId, detail: string) {
    super(`${provider} is away: ${detail}`);
  }
}

/** It was sent, and what came of it is unknown: no answer in time, or one that cannot be read. Never repeated by itself. */
export class ProviderUnclear extends Error {
  constructor(provider: ProviderId, detail: string) {
    super(`${provider} gave no clear answer: ${detail}`);
  }
}
