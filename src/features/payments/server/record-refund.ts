import type { Ctx } from '#platform/ctx.ts';
import { refundJob, type RefundJob } from './payment-jobs.ts';
import type { PaymentRow } from './payment-rows.ts';

/** Writes down a refund and queues the job that makes it; the same id again is the same refund. Joins the caller's transaction. */
export async function recordRefund(
  ctx: Pick<Ctx, 'db' | 'clock' | 'jobs' | 'afterCommit'>,
  payment: PaymentRow,
  refund: { id: string; amount: bigint; reason: string; cause: string },
): Promise<void> {
  const now = ctx.clock.now();
  const { id, amount, reason, cause } = refund;
  const recorded = await ctx.db
    .insertInto('payment_refunds')
    .values({
      id,
      payment_id: payment.id,
      amount: Number(amount),
      state: 'created',
      reason,
      cause,
      reference: null,
      created_at: now,
      changed_at: now,
      set_aside_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (recorded) await ctx.jobs.send<RefundJob>(ctx, refundJob, { refundId: id, tries: 0 });
}
