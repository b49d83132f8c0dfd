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
  type PaymentToken,
} from './paypal-objects.ts';

const envelope = z.object({
  event_type: z.string(),
  resource_type: z.string().optional(),
  resource: z.looseObject({
    custom_id: z.string().optional(),
    purchase_units: z.array(z.looseObject({ custom_id: z.string().optional() })).optional(),
    disputed_transactions: z
      .array(z.looseObject({ custom: z.string().optional(), invoice_number: z.string().optional() }))
      .optional(),
  }),
});
type Resource = z.infer<typeof envelope>['resource'];

/**
 * What an event says of a payment of ours: states and totals, so that the order of events makes no difference. What names
 * no payment belongs to others on the same account, and is not read: it may be in ways that we do not know.
 */
export function readPaypalEvent(id: ProviderId, body: Buffer): WebhookNews | undefined {
  const { event_type: type, resource_type: kind, resource } = readStrictly(id, envelope, parseJson(body));
  if (type === 'VAULT.PAYMENT-TOKEN.CREATED') return savedNews(readStrictly(id, paymentToken, resource));
  const paymentId = paymentIdIn(resource);
  if (paymentId === undefined || paymentId === '') return undefined;
  if (type.startsWith('CHECKOUT.ORDER.')) {
    const read = readStrictly(id, order, resource);
    return { paymentId, reference: read.id, facts: orderFacts(read) };
  }
  // Refunds and reversals come as captures' events and hold a refund.
  if (type.startsWith('PAYMENT.CAPTURE.') && kind === 'refund') {
    const read = readStrictly(id, refund, resource);
    return { paymentId, facts: { refunds: [refundFacts(read)] } };
  }
  if (type.startsWith('PAYMENT.CAPTURE.')) {
    const read = readStrictly(id, capture, resource);
    return aboutOrder(paymentId, read, captureFacts(read));
  }
  if (type.startsWith('PAYMENT.AUTHORIZATION.')) {
    const read = readStrictly(id, authorization, resource);
    return aboutOrder(paymentId, read, authorizationFacts(read));
  }
  if (!type.startsWith('CUSTOMER.DISPUTE.')) return undefined;
  return { paymentId, facts: { disputes: [disputeFacts(readStrictly(id, dispute, resource))] } };
}

/** A refund of ours adds its own id after the payment's; one by hand carries what its capture carries. */
function paymentIdIn({
  custom_id: custom,
  purchase_units: units,
  disputed_transactions: disputed,
}: Resource) {
  const [about] = disputed ?? [];
  const name = custom ?? units?.[0]?.custom_id ?? about?.custom ?? about?.invoice_number;
  return name?.split(',', 1)[0];
}

function savedNews({ id, metadata, payment_source: source }: PaymentToken): WebhookNews | undefined {
  const reference = metadata?.order_id;
  if (reference === undefined) return undefined;
  return { reference, facts: { saved: savedFacts(id, source?.paypal?.email_address) } };
}

function aboutOrder(paymentId: string, about: Capture | Authorization, facts: PaymentFacts): WebhookNews {
  const reference = about.supplementary_data?.related_ids?.order_id;
  const name = reference !== undefined && { reference };
  return { paymentId, ...name, facts: { ...name, ...facts } };
}
