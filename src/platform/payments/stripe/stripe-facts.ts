import { money, type Money } from '#core/money.ts';
import type { DisputeFacts, PaymentFacts, RefundFacts, SavedFacts } from '../provider.ts';
import { failureOf } from './stripe-errors.ts';
import type { Charge, Dispute, Intent, Refund, Session } from './stripe-objects.ts';

/** The keys of our metadata. Stripe copies those of an intent to its charges. */
export const paymentKey = 'payment_id';
export const refundKey = 'refund_id';
/** `saved`: charged without the payer, so that a decline is the end of it. */
export const wayKey = 'way';
/** Set where the payer let us keep the card. */
export const savesKey = 'saves';

/**
 * An intent is the payment's reference once money moves. Before that, on a page where the payer may still try another
 * card, it is the page's.
 */
export function intentFacts(intent: Intent): PaymentFacts {
  const reference = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return {
        reference,
        state: 'captured',
        captured: money(intent.amount_received, intent.currency),
        ...savedIn(intent),
      };
    case 'requires_capture':
      return { reference, state: 'authorised', ...savedIn(intent) };
    case 'processing':
      return { reference, state: 'pending', agreed: true };
    case 'canceled':
      return ['expired', 'automatic'].includes(intent.cancellation_reason ?? '')
        ? { reference, state: 'expired' }
        : { reference, state: 'failed', failure: 'cancelled' };
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      return intent.metadata[wayKey] === 'saved' && intent.last_payment_error
        ? { reference, state: 'failed', failure: failureOf(intent.last_payment_error) }
        : { state: 'pending' };
  }
}

/** What a page says by itself, where its intent is not at hand. */
export function sessionFacts(session: Session): PaymentFacts {
  const { payment_intent: intent } = session;
  if (session.status === 'expired') return { state: 'expired' };
  if (session.status === 'open') return { state: 'pending' };
  const reference = typeof intent === 'string' ? { reference: intent } : {};
  if (session.payment_status !== 'paid') return { ...reference, state: 'pending', agreed: true };
  return { ...reference, state: 'captured', captured: money(session.amount_total, session.currency) };
}

/** A failed attempt says nothing: its intent knows whether it was the last. */
export function chargeFacts(charge: Charge): PaymentFacts {
  const reference = charge.payment_intent ? { reference: charge.payment_intent } : {};
  if (charge.status !== 'succeeded') return {};
  // What was set aside and let go of again shows as refunded.
  if (!charge.captured)
    return charge.refunded ? {} : { ...reference, state: 'authorised', ...savedBy(charge) };
  return {
    ...reference,
    state: 'captured',
    captured: money(charge.amount_captured, charge.currency),
    ...savedBy(charge),
  };
}

export function refundFacts(refund: Refund): RefundFacts {
  const ours = refund.metadata?.[refundKey];
  const states = { succeeded: 'done', failed: 'failed', canceled: 'failed' } as const;
  const state =
    refund.status === 'pending' || refund.status === 'requires_action' ? 'pending' : states[refund.status];
  return {
    reference: refund.id,
    ...(ours !== undefined && { refundId: ours }),
    amount: money(refund.amount, refund.currency),
    state,
  };
}

/** An inquiry that ends without a chargeback is won: the money stays. */
const endsOfDisputes: Partial<Record<Dispute['status'], 'won' | 'lost'>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export function disputeFacts(dispute: Dispute): DisputeFacts {
  const due = dispute.evidence_details?.due_by;
  return {
    reference: dispute.id,
    amount: money(dispute.amount, dispute.currency),
    state: endsOfDisputes[dispute.status] ?? 'open',
    ...(due && { dueAt: new Date(due * 1000) }),
  };
}

/**
 * All that Stripe keeps: of the charge, of what refunds gave back of it, and of disputes. Undefined while a part of it is
 * not known, or where it would be in two currencies.
 */
export function feeOf(
  charge: Charge,
  refunds: readonly Refund[],
  disputes: readonly Dispute[],
): Money | undefined {
  if (!charge.balance_transaction) return undefined;
  const parts = [
    charge.balance_transaction,
    ...refunds.flatMap(({ balance_transaction: part }) => (part ? [part] : [])),
    ...disputes.flatMap((dispute) => dispute.balance_transactions),
  ];
  const { currency } = charge.balance_transaction;
  if (parts.some((part) => part.currency !== currency)) return undefined;
  return money(
    parts.reduce((sum, { fee }) => sum + BigInt(fee), 0n),
    currency,
  );
}

function savedIn({ latest_charge: charge }: Intent): { saved?: SavedFacts } {
  return charge ? savedBy(charge) : {};
}

function savedBy(charge: Charge): { saved?: SavedFacts } {
  const { customer, payment_method: method, metadata } = charge;
  if (metadata[savesKey] !== 'yes' || !customer || !method) return {};
  const card = charge.payment_method_details?.card;
  if (!card) return { saved: { token: savedToken(customer, method), kind: 'card', label: 'Link' } };
  const month = String(card.exp_month).padStart(2, '0');
  return {
    saved: {
      token: savedToken(customer, method),
      kind: 'card',
      label: `${brandName(card.brand ?? 'card')} •••• ${card.last4}`,
      expiresIn: `${card.exp_year}-${month}`,
    },
  };
}

/** A later charge names both the customer and the card. */
function savedToken(customer: string, method: string): string {
  return `${customer}/${method}`;
}

const brandNames = new Map([
  ['amex', 'American Express'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['diners', 'Diners Club'],
  ['eftpos_au', 'Eftpos'],
  ['jcb', 'JCB'],
  ['mastercard', 'Mastercard'],
  ['unionpay', 'UnionPay'],
  ['visa', 'Visa'],
]);

function brandName(brand: string): string {
  return brandNames.get(brand) ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
}
