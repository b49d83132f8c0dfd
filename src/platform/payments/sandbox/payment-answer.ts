import * as z from 'zod';
import { currencyCodes, money } from '#core/money.ts';
import type { PaymentFacts } from '../provider.ts';

const Amount = z.int().min(0);

/** A payment as the sandbox's API and webhooks tell it. Anything else is no answer. */
export const PaymentAnswer = z.object({
  object: z.literal('payment'),
  id: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  status: z.enum([
    'open',
    'verifying',
    'processing',
    'authorized',
    'captured',
    'failed',
    'cancelled',
    'expired',
  ]),
  failure: z.enum(['declined', 'insufficient_funds', 'expired_method', 'authentication_required']).nullable(),
  amount: Amount,
  currency: z.enum(currencyCodes),
  captured: Amount,
  fee: Amount,
  refunds: z.array(
    z.object({
      id: z.string(),
      reference: z.string().nullable(),
      amount: Amount,
      status: z.enum(['pending', 'done']),
    }),
  ),
  disputes: z.array(
    z.object({
      id: z.string(),
      amount: Amount,
      status: z.enum(['open', 'won', 'lost']),
      dueAt: z.iso.datetime(),
    }),
  ),
  method: z
    .object({ id: z.string(), label: z.string(), expiresIn: z.string().regex(/^\d{4}-\d{2}$/) })
    .nullable(),
  url: z.string().nullable(),
});
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

const states = {
  open: { state: 'pending' },
  verifying: { state: 'pending' },
  processing: { state: 'pending', agreed: true },
  authorized: { state: 'authorised' },
  captured: { state: 'captured' },
  failed: { state: 'failed' },
  cancelled: { state: 'failed', failure: 'cancelled' },
  expired: { state: 'expired' },
} as const satisfies Record<PaymentAnswer['status'], Pick<PaymentFacts, 'state' | 'failure' | 'agreed'>>;

/** What the sandbox says about a payment, in the words of the port. */
export function toFacts(payment: PaymentAnswer): PaymentFacts {
  const { currency, failure, method } = payment;
  const isCaptured = payment.status === 'captured';
  return {
    reference: payment.id,
    ...states[payment.status],
    ...(failure !== null && { failure }),
    ...(isCaptured && {
      captured: money(payment.captured, currency),
      fee: money(payment.fee, currency),
    }),
    refunds: payment.refunds.map(({ id, reference, amount, status }) => ({
      reference: id,
      ...(reference !== null && { refundId: reference }),
      amount: money(amount, currency),
      state: status,
    })),
    disputes: payment.disputes.map(({ id, amount, status, dueAt }) => ({
      reference: id,
      amount: money(amount, currency),
      state: status,
      dueAt: new Date(dueAt),
    })),
    ...(method && {
      saved: { token: method.id, kind: 'card', label: method.label, expiresIn: method.expiresIn },
    }),
  };
}
