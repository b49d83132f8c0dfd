import { systemClock } from '#platform/clock.ts';
import { payerUrl } from '../payer-url.ts';
import { ProviderRefused } from '../provider-errors.ts';
import type { PaymentFacts, PaymentNames, PaymentProvider } from '../provider.ts';
import { readStrictly } from '../strict-answer.ts';
import { withinDeadline } from '../within-deadline.ts';
import { checkoutParams } from './begin-checkout.ts';
import { chargeSavedCard } from './charge-saved-card.ts';
import { factsOf, findPayment, intentOf, type Found, type Looking } from './look-at-payment.ts';
import { createStripeClient } from './stripe-client.ts';
import { checkStripeConfig, type StripeConfig } from './stripe-config.ts';
import { ask, isPast } from './stripe-errors.ts';
import { paymentKey, refundFacts, refundKey } from './stripe-facts.ts';
import { refund, session } from './stripe-objects.ts';
import { readStripeEvent } from './stripe-news.ts';
import { verifyStripeWebhook } from './verify-stripe-webhook.ts';

/** Cards by Stripe Checkout: the payer types them at Stripe. One adapter, an instance for each of our accounts. */
export function createStripe(config: StripeConfig): PaymentProvider {
  checkStripeConfig(config);
  const { id, clock = systemClock, deadlineMs = 10_000 } = config;
  const sdk = createStripeClient(config);
  const looking: Looking = { sdk, id, clock };
  const bounded = <T>(work: () => Promise<T>) => withinDeadline(id, deadlineMs, () => ask(id, work));

  async function get(names: PaymentNames): Promise<Found> {
    const found = await findPayment(looking, names);
    if (!found) throw new ProviderRefused(id, 'other', 'it has no such payment');
    return found;
  }

  async function lookAgain(names: PaymentNames): Promise<PaymentFacts> {
    return factsOf(looking, await get(names));
  }

  /** What is done once is done: a request that comes too late for it is answered with what is true. */
  async function unlessPast(names: PaymentNames, work: () => Promise<unknown>): Promise<PaymentFacts> {
    try {
      await work();
    } catch (error) {
      if (!isPast(error)) throw error;
    }
    return lookAgain(names);
  }

  async function intentIdOf(names: PaymentNames): Promise<string> {
    if (names.reference?.startsWith('pi_')) return names.reference;
    const intent = intentOf(await get(names));
    if (!intent) throw new ProviderRefused(id, 'other', 'nobody has paid yet');
    return intent.id;
  }

  const look = async (names: PaymentNames) => {
    const found = await findPayment(looking, names);
    return found ? factsOf(looking, found) : 'absent';
  };

  return {
    id,
    recurs: true,
    payOrigins: ['https://checkout.stripe.com'],
    repeatable: true,
    begin: (input) =>
      bounded(async () => {
        const key = { idempotencyKey: `begin-${input.paymentId}` };
        const answer = await sdk.checkout.sessions.create(checkoutParams(input), key);
        const { id: reference, url } = readStrictly(id, session, answer);
        return { kind: 'redirect', reference, url: payerUrl(config, url) };
      }),
    look: (names) => bounded(() => look(names)),
    complete: (names) => bounded(() => lookAgain(names)),
    charge: (input) => bounded(() => chargeSavedCard(looking, input)),
    capture: (names) =>
      bounded(async () => {
        const intent = await intentIdOf(names);
        const key = { idempotencyKey: `capture-${names.paymentId}` };
        return unlessPast({ ...names, reference: intent }, () => sdk.paymentIntents.capture(intent, {}, key));
      }),
    cancel: (names) =>
      bounded(async () => {
        const found = await get(names);
        const intent = intentOf(found);
        if ('session' in found && found.session.status === 'open')
          return unlessPast(names, () => sdk.checkout.sessions.expire(found.session.id));
        if (!intent) return factsOf(looking, found);
        return unlessPast(names, () => sdk.paymentIntents.cancel(intent.id));
      }),
    refund: (input) =>
      bounded(async () => {
        const intent = await intentIdOf(input);
        const answer = await sdk.refunds.create(
          {
            payment_intent: intent,
            amount: Number(input.part.amount),
            metadata: { [paymentKey]: input.paymentId, [refundKey]: input.refundId },
          },
          { idempotencyKey: `refund-${input.refundId}` },
        );
        return { reference: intent, refunds: [refundFacts(readStrictly(id, refund, answer))] };
      }),
    webhooks: {
      verify: (webhook, now) => Promise.resolve(verifyStripeWebhook(config, webhook, now)),
      read: (body) => readStripeEvent(id, body),
    },
  };
}
