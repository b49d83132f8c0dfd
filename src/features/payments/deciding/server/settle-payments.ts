import { signedIn } from '#core/actor.ts';
import { money } from '#core/money.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { applyFacts } from '#features/payments/server/apply-facts.ts';
import { lookAt } from '#features/payments/server/find-out.ts';
import type { PaymentCtx } from '#features/payments/server/payment-ctx.ts';
import { amountOf, lockPayment, readPayment } from '#features/payments/server/payment-rows.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { DecideReviewInput, LookedAt, SettleByHandInput } from '../contract.ts';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { isSettledByHand } from '../policy.ts';
import { auditedAmount } from './read-amount.ts';
import { getPayment } from '#features/payments/finance/server/view-payment.ts';

/** Asks the provider about a payment now, in place of waiting for the job, and says what it learned. */
export async function askProvider(ctx: PaymentCtx, id: string): Promise<LookedAt> {
  const { userId } = signedIn(ctx);
  const before = await readPayment(ctx, id);
  if (before.state === 'created' && before.begun_at === null)
    throw new Conflict('not_begun', 'payments.refusal.notBegun');
  const eventBefore = await findLastEvent(ctx, id);
  const { looked, state } = await lookAt(ctx, before, `person:${userId}`);
  await recordAudit(ctx, {
    who: userId,
    what: 'payment.providerAsked',
    subject: id,
    before: { state: before.state },
    after: { state, looked },
  });
  return { looked, isNew: (await findLastEvent(ctx, id)) !== eventBefore, state };
}

async function findLastEvent({ db }: PaymentCtx, paymentId: string): Promise<number | undefined> {
  const last = await db
    .selectFrom('payment_events')
    .select('id')
    .where('payment_id', '=', paymentId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.id;
}

/**
 * Decides about a payment in review: what was taken counts as what was asked for, or goes back; or the review is put aside, because it
 * was settled at the provider. Refuses if it is no longer the review that was seen.
 */
export function decideReview(
  ctx: PaymentCtx,
  { id, review, amount, verdict, note }: DecideReviewInput,
): Promise<PaymentDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const payment = await lockPayment(ctx, id);
    if (payment.review === null || payment.review !== review || payment.review_amount !== amount)
      throw new Conflict('changed_meanwhile', 'payments.refusal.reviewChanged');
    const taken = amount === null ? undefined : money(amount, payment.currency);
    if ((verdict === 'put_aside') === (taken !== undefined))
      throw new Conflict('not_acceptable', 'payments.refusal.notAcceptable');
    if (note === '') throw new Invalid([{ path: 'note', messageKey: 'payments.field.noteMissing' }]);
    await applyFacts(ctx, id, {
      facts: taken ? { state: 'captured', captured: taken } : {},
      cause: `person:${userId}`,
      verdict,
    });
    await recordAudit(ctx, {
      who: userId,
      what: 'payment.reviewDecided',
      subject: id,
      why: { written: note },
      before: { review },
      after: { verdict, ...(taken && { amount: auditedAmount(taken) }) },
    });
    return getPayment(ctx, id);
  });
}

/** Says what came of a payment whose provider cannot be asked. Refuses any other. */
export function settleByHand(
  ctx: PaymentCtx,
  { id, outcome, reference, note }: SettleByHandInput,
): Promise<PaymentDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const payment = await lockPayment(ctx, id);
    if (!isSettledByHand(payment, ctx.clock.now()))
      throw new Conflict('not_by_hand', 'payments.refusal.notByHand');
    const isPaid = outcome === 'paid';
    if (isPaid && reference === '')
      throw new Invalid([{ path: 'reference', messageKey: 'payments.field.referenceMissing' }]);
    await applyFacts(ctx, id, {
      facts: isPaid
        ? { reference, state: 'captured', captured: amountOf(payment) }
        : { state: 'failed', failure: 'other' },
      cause: `person:${userId}`,
    });
    await recordAudit(ctx, {
      who: userId,
      what: 'payment.settledByHand',
      subject: id,
      ...(note !== '' && { why: { written: note } }),
      before: { state: payment.state },
      after: { outcome, ...(isPaid && { reference }) },
    });
    return getPayment(ctx, id);
  });
}
