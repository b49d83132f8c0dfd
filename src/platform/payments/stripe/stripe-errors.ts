import { Stripe } from 'stripe';
import type { ProviderId } from '#core/payment-providers.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import type { FailureReason } from '../provider.ts';

/** What Stripe says of a card that could not be charged. */
export interface StripeDecline {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
}

const failures = new Map<string, FailureReason>([
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_method'],
  ['authentication_required', 'authentication_required'],
  ['payment_intent_authentication_failure', 'authentication_required'],
  ['card_declined', 'declined'],
  ['incorrect_cvc', 'declined'],
  ['incorrect_number', 'declined'],
  ['invalid_cvc', 'declined'],
  ['invalid_expiry_month', 'expired_method'],
  ['invalid_expiry_year', 'expired_method'],
  // The saved card was removed since.
  ['resource_missing', 'expired_method'],
]);

/** The bank's own reason where it gave one. */
export function failureOf({ code, decline_code: bank }: StripeDecline): FailureReason {
  return failures.get(bank ?? '') ?? failures.get(code ?? '') ?? 'other';
}

/** Runs requests of the SDK, and throws the port's errors for its own. Their messages and bodies go no further. */
export async function ask<T>(provider: ProviderId, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? portError(provider, error) : error;
  }
}

type SdkError = InstanceType<typeof Stripe.errors.StripeError>;

function portError(provider: ProviderId, error: SdkError): Error {
  const detail: unknown = error.detail;
  if (detail instanceof ProviderAway || detail instanceof ProviderUnclear) return detail;
  const { statusCode: status = 0, code, rawType } = error;
  const words = `status ${status}${code !== undefined && /^[a-z_]{1,60}$/.test(code) ? `, ${code}` : ''}`;
  if (status === 429) return new ProviderAway(provider, words);
  // The same key is at work now, or was used for something else: an earlier request may have taken the money.
  if (status === 409 || rawType === 'idempotency_error') return new ProviderUnclear(provider, words);
  if (status >= 400 && status < 500) return new ProviderRefused(provider, failureOf(error), words);
  return new ProviderUnclear(provider, words);
}

/** Whether Stripe refused because the payment, or its page, is past the state that the request was for. */
export function isPast(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;
}

/** Whether there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
}
