import { addMoney, subtractMoney, type Money } from '#core/money.ts';
import type { DisputeFacts, PaymentFacts, RefundFacts, SavedFacts } from '../provider.ts';
import type { Authorization, Capture, Dispute, Order, Refund } from './paypal-objects.ts';

const takenStates: readonly Capture['status'][] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** The capture that took the money of an order; orders of ours have one at most. */
export function takenIn(order: Order): Capture | undefined {
  return capturesOf(order).find(({ status }) => takenStates.includes(status));
}

export function authorizationOf(order: Order): Authorization | undefined {
  return order.purchase_units.flatMap(({ payments }) => payments?.authorizations ?? [])[0];
}

/** All that an order says. */
export function orderFacts(order: Order): PaymentFacts {
  const refunds = order.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
  const captures = capturesOf(order).filter(({ status }) => takenStates.includes(status));
  const fee = feeOf(captures, refunds);
  const vault = order.payment_source?.paypal?.attributes?.vault;
  return {
    reference: order.id,
    ...stateOf(order),
    ...(fee && { fee }),
    ...(refunds.length > 0 && { refunds: refunds.map(refundFacts) }),
    ...(vault?.id !== undefined && {
      saved: savedFacts(vault.id, order.payment_source?.paypal?.email_address),
    }),
  };
}

function stateOf(order: Order): PaymentFacts {
  const captures = capturesOf(order);
  const taken = captures.filter(({ status }) => takenStates.includes(status)).map(({ amount }) => amount);
  const [first, ...rest] = taken;
  if (first) return { state: 'captured', captured: rest.reduce(addMoney, first) };
  if (captures.some(({ status }) => status === 'PENDING')) return { state: 'pending', agreed: true };
  const held = authorizationOf(order);
  if (held && captures.length === 0) return authorizationFacts(held);
  if (captures.length > 0) return { state: 'failed', failure: 'declined' };
  if (order.status === 'VOIDED') return { state: 'failed', failure: 'cancelled' };
  return order.status === 'APPROVED' ? { state: 'pending', agreed: true } : { state: 'pending' };
}

export function authorizationFacts({ status }: Pick<Authorization, 'status'>): PaymentFacts {
  if (status === 'CREATED') return { state: 'authorised' };
  if (status === 'VOIDED') return { state: 'failed', failure: 'cancelled' };
  if (status === 'DENIED') return { state: 'failed', failure: 'declined' };
  if (status === 'EXPIRED') return { state: 'expired' };
  // Captured, though the capture is not here yet.
  return { state: 'pending', agreed: true };
}

/** What a capture says by itself: all of its payment, since orders of ours are captured once. */
export function captureFacts(capture: Capture): PaymentFacts {
  if (capture.status === 'PENDING') return { state: 'pending', agreed: true };
  if (!takenStates.includes(capture.status)) return { state: 'failed', failure: 'declined' };
  return { state: 'captured', captured: capture.amount };
}

/** A refund of ours says whose it is: the payment's id and its own. */
export function refundName(paymentId: string, refundId: string): string {
  return `${paymentId},${refundId}`;
}

export function refundFacts(refund: Refund): RefundFacts {
  const [, refundId] = refund.custom_id?.split(',', 2) ?? [];
  const states = { COMPLETED: 'done', PENDING: 'pending', FAILED: 'failed', CANCELLED: 'failed' } as const;
  return {
    reference: refund.id,
    ...(refundId !== undefined && { refundId }),
    amount: refund.amount,
    state: states[refund.status],
  };
}

const endsOfDisputes = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  // PayPal pays the buyer itself, and the money stays here.
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
  NONE: 'won',
} as const;

export function disputeFacts(dispute: Dispute): DisputeFacts {
  const { dispute_outcome: outcome, seller_response_due_date: due } = dispute;
  return {
    reference: dispute.dispute_id,
    amount: dispute.dispute_amount,
    state: dispute.status === 'RESOLVED' && outcome ? endsOfDisputes[outcome.outcome_code] : 'open',
    ...(due !== undefined && { dueAt: new Date(due) }),
  };
}

/** The address as its owner knows it, and of little use to anyone else. */
export function savedFacts(token: string, email: string | undefined): SavedFacts {
  const [, first, host] = /^(.)[^@]*(@.+)$/.exec(email ?? '') ?? [];
  const label = first !== undefined && host !== undefined ? `PayPal ${first}•••${host}` : 'PayPal';
  return { token, kind: 'paypal', label };
}

/** What PayPal keeps, less what it gave back with refunds. Undefined while a capture does not say. */
function feeOf(captures: readonly Capture[], refunds: readonly Refund[]): Money | undefined {
  const kept = captures.flatMap(({ seller_receivable_breakdown: breakdown }) => breakdown?.paypal_fee ?? []);
  const [first, ...rest] = kept;
  if (!first || kept.length < captures.length) return undefined;
  const back = refunds
    .filter(({ status }) => status === 'COMPLETED')
    .flatMap(({ seller_payable_breakdown: breakdown }) => breakdown?.paypal_fee ?? []);
  if ([...rest, ...back].some(({ currency }) => currency !== first.currency)) return undefined;
  return back.reduce(subtractMoney, rest.reduce(addMoney, first));
}

function capturesOf(order: Order): Capture[] {
  return order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
}
