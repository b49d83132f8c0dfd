import { z } from 'zod';
import type { ProviderId } from '#core/payment-providers.ts';
import type { PaymentFacts, WebhookNews } from '../provider.ts';
import { parseJson, readStrictly } from '../strict-answer.ts';
import {
  authorizationFacts,
  captureFacts,
  disputeFacts,
  orderFacts,
  refundFacts,
  savedFacts,
} from './paypal-facts.ts';
import {
  authorization,
  capture,
  dispute,
  order,
  paymentToken,
  refund,
  type Authorization,
  type Capture,
} from './paypal-objects.ts';

const envelope = z.object({
  event_type: z.string(),
  resource_type: z.string().optional(),
  resource: z.looseObject({}),
});

/** What an event says of a payment of ours: states and totals, so that the order of events makes no difference. */
export function readPaypalEvent(id: ProviderId, body: Buffer): WebhookNews | undefined {
  const event = readStrictly(id, envelope, parseJson(body));
  const { event_type: type, resource } = event;
  if (type.startsWith('CHECKOUT.ORDER.')) {
    const read = readStrictly(id, order, resource);
    return newsOf(read.purchase_units[0]?.custom_id, read.id, orderFacts(read));
  }
  if (type.startsWith('PAYMENT.CAPTURE.')) {
    // Refunds and reversals come as captures' events and hold a refund.
    if (event.resource_type === 'refund') return refundNews(id, resource);
    const read = readStrictly(id, capture, resource);
    return newsOf(read.custom_id, orderIdOf(read), captureFacts(read));
  }
  if (type.startsWith('PAYMENT.AUTHORIZATION.')) {
    const read = readStrictly(id, authorization, resource);
    return newsOf(read.custom_id, orderIdOf(read), authorizationFacts(read));
  }
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const read = readStrictly(id, dispute, resource);
    const [about] = read.disputed_transactions;
    return newsOf(about?.custom ?? about?.invoice_number, undefined, { disputes: [disputeFacts(read)] });
  }
  if (type === 'VAULT.PAYMENT-TOKEN.CREATED') {
    const read = readStrictly(id, paymentToken, resource);
    const reference = read.metadata?.order_id;
    if (reference === undefined) return undefined;
    return { reference, facts: { saved: savedFacts(read.id, read.payment_source?.paypal?.email_address) } };
  }
  return undefined;
}

function refundNews(id: ProviderId, resource: object): WebhookNews | undefined {
  const read = readStrictly(id, refund, resource);
  // One by hand carries the custom id of its capture, which is the payment's.
  const paymentId = read.custom_id?.split(',', 1)[0];
  return newsOf(paymentId, undefined, { refunds: [refundFacts(read)] });
}

function orderIdOf({ supplementary_data: data }: Capture | Authorization): string | undefined {
  return data?.related_ids?.order_id;
}

/** Undefined for what others do on the same account. */
function newsOf(
  paymentId: string | undefined,
  reference: string | undefined,
  facts: PaymentFacts,
): WebhookNews | undefined {
  if (paymentId === undefined || paymentId === '') return undefined;
  const name = reference !== undefined && { reference };
  return { paymentId, ...name, facts: { ...name, ...facts } };
}
