import { signedIn } from '#core/actor.ts';
import { money } from '#core/money.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { getPayment } from '#features/payments/finance/server/view-payment.ts';
import { applyFacts } from '#features/payments/server/apply-facts.ts';
import type { PaymentCtx } from '#features/payments/server/payment-ctx.ts';
import { lockPayment } from '#features/payments/server/payment-rows.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { SettleRefundInput } from '../contract.ts';
import { isRefundSettledByHand } from '../policy.ts';

/** Says whether a refund was made about which its provider cannot be asked. Refuses any other. */
export function settleRefund(ctx: PaymentCtx, { id, made }: SettleRefundInput): Promise<PaymentDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const refund = await ctx.db
      .selectFrom('payment_refunds')
      .select('payment_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!refund) throw new NotFound();
    // Everything that happens to a payment happens under its lock, its refunds too.
    const payment = await lockPayment(ctx, refund.payment_id);
    const { state, amount, changed_at } = await ctx.db
      .selectFrom('payment_refunds')
      .select(['state', 'amount', 'changed_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!isRefundSettledByHand(payment.provider, { state, changed_at }, ctx.clock.now()))
      throw new Conflict('not_by_hand', 'payments.refusal.notByHand');
    const told = { refundId: id, reference: `by-hand-${id}`, amount: money(amount, payment.currency) };
    await applyFacts(ctx, payment.id, {
      facts: { refunds: [{ ...told, state: made ? 'done' : 'failed' }] },
      cause: `person:${userId}`,
    });
    await recordAudit(ctx, {
      who: userId,
      what: 'payment.refundSettled',
      subject: payment.id,
      before: { state },
      after: { refund: id, state: made ? 'done' : 'failed' },
    });
    return getPayment(ctx, payment.id);
  });
}
