import { z } from 'zod';
import { isCurrency } from '#core/money.ts';
import type { ProviderId } from '#core/payment-providers.ts';
import type { PaymentFacts, WebhookNews } from '../provider.ts';
import { parseJson, readStrictly } from '../strict-answer.ts';
import {
  chargeFacts,
  disputeFacts,
  intentFacts,
  paymentKey,
  refundFacts,
  sessionFacts,
} from './stripe-facts.ts';
import { charge, dispute, intent, refund, session } from './stripe-objects.ts';

const envelope = z.object({
  data: z.object({
    object: z.looseObject({
      object: z.string(),
      metadata: z.record(z.string(), z.string()).nullish(),
      currency: z.string().nullish(),
    }),
  }),
});

/**
 * What an event says of a payment of ours. It goes by what the event holds and not by its name: each holds its object as
 * it was then, with totals, so that the order in which events arrive makes no difference. What others sell on the same
 * account is not read: it may be in ways that we do not know.
 */
export function readStripeEvent(id: ProviderId, body: Buffer): WebhookNews | undefined {
  const { object } = readStrictly(id, envelope, parseJson(body)).data;
  const paymentId = object.metadata?.[paymentKey];
  switch (object.object) {
    case 'checkout.session': {
      if (paymentId === undefined) return undefined;
      const read = readStrictly(id, session, object);
      const reference = typeof read.payment_intent === 'string' ? read.payment_intent : read.id;
      return { paymentId, reference, facts: sessionFacts(read) };
    }
    case 'payment_intent': {
      if (paymentId === undefined) return undefined;
      const read = readStrictly(id, intent, object);
      return { paymentId, reference: read.id, facts: intentFacts(read) };
    }
    case 'charge': {
      if (paymentId === undefined) return undefined;
      const read = readStrictly(id, charge, object);
      const reference = read.payment_intent;
      return { paymentId, ...(reference && { reference }), facts: chargeFacts(read) };
    }
    // These may be made by hand at Stripe, or by a bank: the intent alone says which payment they are about.
    case 'refund': {
      if (!isInOurCurrencies(object)) return undefined;
      const read = readStrictly(id, refund, object);
      return aboutIntent(paymentId, read.payment_intent, { refunds: [refundFacts(read)] });
    }
    case 'dispute': {
      if (!isInOurCurrencies(object)) return undefined;
      const read = readStrictly(id, dispute, object);
      return aboutIntent(undefined, read.payment_intent, { disputes: [disputeFacts(read)] });
    }
    default:
      return undefined;
  }
}

function isInOurCurrencies({ currency }: { currency?: string | null | undefined }): boolean {
  return isCurrency(currency?.toUpperCase());
}

function aboutIntent(
  paymentId: string | undefined,
  reference: string | null | undefined,
  facts: PaymentFacts,
): WebhookNews | undefined {
  if (reference == null) return undefined;
  return { ...(paymentId !== undefined && { paymentId }), reference, facts: { ...facts, reference } };
}
