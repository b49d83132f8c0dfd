import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { lookedWords, paymentStates } from '../policy.ts';
import { PaymentDetail, PaymentId } from '../finance/contract.ts';
import { outcomes, refundReasons, verdicts } from './policy.ts';

const note = z.string().check(z.trim(), z.maxLength(500));

/**
 * `amount` is written as people of the request's language do; a plain decimal such as `12.50` always can be. `number` is one above those of
 * the refunds that were asked for before: sent again, it is the same refund.
 */
const RequestRefundInput = z.object({
  id: PaymentId,
  number: z.int().check(z.gte(1), z.lte(10_000)),
  amount: z.string().check(z.trim(), z.maxLength(60)),
  reason: z.enum(refundReasons, { error: 'payments.field.reasonMissing' }),
  note,
});
export type RequestRefundInput = z.infer<typeof RequestRefundInput>;

const DecideRefundInput = z.object({ id: PaymentId, number: z.coerce.number().check(z.int(), z.gte(1)) });
export type DecideRefundInput = z.infer<typeof DecideRefundInput>;

/** What the provider said of a payment. `isNew`: something has changed by it. */
export const LookedAt = z.object({
  looked: z.enum(lookedWords),
  isNew: z.boolean(),
  state: z.enum(paymentStates),
});
export type LookedAt = z.infer<typeof LookedAt>;

/** `review` and `amount` are what the caller has seen: another one is refused. */
const DecideReviewInput = z.object({
  id: PaymentId,
  review: z.string().check(z.maxLength(300)),
  amount: z.nullable(z.int()),
  verdict: z.enum(verdicts),
  note,
});
export type DecideReviewInput = z.infer<typeof DecideReviewInput>;

/** `reference` is the number that the fund or provider gave it, where it was paid. */
const SettleByHandInput = z.object({
  id: PaymentId,
  outcome: z.enum(outcomes),
  reference: z.string().check(z.trim(), z.maxLength(100)),
  note,
});
export type SettleByHandInput = z.infer<typeof SettleByHandInput>;

const SettleRefundInput = z.object({ id: PaymentId, made: z.boolean() });
export type SettleRefundInput = z.infer<typeof SettleRefundInput>;

const notFound = true;

export const decidingContract = {
  requestRefund: oc
    .route({
      method: 'POST',
      path: '/admin/money/payments/{id}/refunds',
      operationId: 'requestRefund',
      summary: 'Refund a payment, or a part of it; above the limit it waits for a second person',
    })
    .meta(refuses({ notFound, conflict: ['not_refundable', 'too_late', 'refunds_changed'] }))
    .input(RequestRefundInput)
    .output(PaymentDetail),
  confirmRefund: oc
    .route({
      method: 'POST',
      path: '/admin/money/payments/{id}/refunds/{number}/confirm',
      operationId: 'confirmRefund',
      summary: 'Confirm a refund that someone else of finance has asked for',
    })
    .meta(
      refuses({ notFound, forbidden: ['own_request'], conflict: ['not_refundable', 'no_longer_waiting'] }),
    )
    .input(DecideRefundInput)
    .output(PaymentDetail),
  withdrawRefund: oc
    .route({
      method: 'POST',
      path: '/admin/money/payments/{id}/refunds/{number}/withdraw',
      operationId: 'withdrawRefund',
      summary: 'Withdraw a refund that waits for a second person',
    })
    .meta(refuses({ notFound, conflict: ['no_longer_waiting'] }))
    .input(DecideRefundInput)
    .output(PaymentDetail),
  askProvider: oc
    .route({
      method: 'POST',
      path: '/admin/money/payments/{id}/look',
      operationId: 'askProviderAboutPayment',
      summary: 'Ask the provider about a payment now',
    })
    .meta(refuses({ notFound, conflict: ['not_begun'] }))
    .input(z.object({ id: PaymentId }))
    .output(LookedAt),
  decideReview: oc
    .route({
      method: 'POST',
      path: '/admin/money/payments/{id}/review',
      operationId: 'decidePaymentReview',
      summary: 'Decide about a payment whose facts do not fit what was asked for',
    })
    .meta(refuses({ notFound, conflict: ['changed_meanwhile', 'not_acceptable'] }))
    .input(DecideReviewInput)
    .output(PaymentDetail),
  settleByHand: oc
    .route({
      method: 'POST',
      path: '/admin/money/payments/{id}/outcome',
      operationId: 'settlePaymentByHand',
      summary: 'Say what came of a payment whose provider cannot be asked',
    })
    .meta(refuses({ notFound, conflict: ['not_by_hand'] }))
    .input(SettleByHandInput)
    .output(PaymentDetail),
  settleRefund: oc
    .route({
      method: 'POST',
      path: '/admin/money/refunds/{id}/outcome',
      operationId: 'settleRefundByHand',
      summary: 'Say whether a refund was made about which its provider cannot be asked',
    })
    .meta(refuses({ notFound, conflict: ['not_by_hand'] }))
    .input(SettleRefundInput)
    .output(PaymentDetail),
};
