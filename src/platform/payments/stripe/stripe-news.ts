import { z } from 'zod';
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

const envelope = z.object({ data: z.object({ object: z.looseObject({ object: z.string() }) }) });

/**
 * What an event says of a payment of ours. It goes by what the event holds and not by its name: each holds its object as
 * it was then, with totals, so that the order in which events arrive makes no difference.
 */
export function readStripeEvent(id: ProviderId, body: Buffer): WebhookNews | undefined {
  const { object } = readStrictly(id, envelope, parseJson(body)).data;
  switch (object.object) {
    case 'checkout.session': {
      const read = readStrictly(id, session, object);
      const inner = typeof read.payment_intent === 'string' ? read.payment_intent : undefined;
      return newsOf(read.client_reference_id, inner ?? read.id, sessionFacts(read));
    }
    case 'payment_intent': {
      const read = readStrictly(id, intent, object);
      return newsOf(read.metadata[paymentKey], read.id, intentFacts(read));
    }
    case 'charge': {
      const read = readStrictly(id, charge, object);
      return newsOf(read.metadata[paymentKey], read.payment_intent, chargeFacts(read));
    }
    // These may be made by hand at Stripe, or by a bank: the intent alone says which payment they are about.
    case 'refund': {
      const read = readStrictly(id, refund, object);
      return aboutIntent(read.metadata?.[paymentKey], read.payment_intent, { refunds: [refundFacts(read)] });
    }
    case 'dispute': {
      const read = readStrictly(id, dispute, object);
      return aboutIntent(undefined, read.payment_intent, { disputes: [disputeFacts(read)] });
    }
    default:
      return undefined;
  }
}

/** Undefined for what others do on the same account. */
function newsOf(
  paymentId: string | null | undefined,
  reference: string | null | undefined,
  facts: PaymentFacts,
): WebhookNews | undefined {
  if (paymentId == null) return undefined;
  return { paymentId, ...(reference != null && { reference }), facts };
}

function aboutIntent(
  paymentId: string | undefined,
  reference: string | null | undefined,
  facts: PaymentFacts,
): WebhookNews | undefined {
  if (reference == null) return undefined;
  return { ...(paymentId !== undefined && { paymentId }), reference, facts: { ...facts, reference } };
}
