import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import { cards } from '#features/sandbox/policy.ts';
import { tell } from '#features/sandbox/webhooks/server/tell.ts';
import type { PaymentRow } from './payment-rows.ts';
import { SandboxRefused } from './sandbox-refused.ts';
import { schedule } from './tasks.ts';

export interface RefundInput {
  /** The merchant's own name for the refund; without one it was made here, by hand. */
  reference: string | null;
  /** In minor units. */
  amount: number;
}

/** Gives back a part of a locked payment, never more than was taken. On a slow card it is pending for as long. */
export async function refundPayment(
  ctx: Ctx,
  payment: PaymentRow,
  { reference, amount }: RefundInput,
): Promise<void> {
  const refunds = await ctx.db
    .selectFrom('sandbox_refunds')
    .select(['reference', 'amount'])
    .where('payment_id', '=', payment.id)
    .execute();
  const known = reference === null ? undefined : refunds.find((refund) => refund.reference === reference);
  if (known && known.amount !== amount)
    throw new SandboxRefused(409, 'reference_taken', 'There is another refund of this reference.');
  if (known) return;
  if (payment.status !== 'captured')
    throw new SandboxRefused(
      409,
      'not_refundable',
      `A payment that is ${payment.status} has nothing to refund.`,
    );
  const left = refunds.reduce((sum, refund) => sum - refund.amount, payment.amount);
  if (amount > left)
    throw new SandboxRefused(409, 'refund_too_large', `Only ${left} of it can still be refunded.`);
  const waits = payment.card === null ? undefined : cards[payment.card].confirmsAfterSeconds;
  await ctx.db
    .insertInto('sandbox_refunds')
    .values({
      id: `re_${randomUUID()}`,
      payment_id: payment.id,
      reference,
      amount,
      status: waits === undefined ? 'done' : 'pending',
      created_at: ctx.clock.now(),
    })
    .execute();
  if (waits !== undefined) await schedule(ctx, payment.id, 'refund', waits);
  await tell(ctx, 'refund.updated', payment);
}

/** The pending refunds of a locked payment arrive. */
export async function finishRefunds(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sandbox_refunds')
    .set({ status: 'done' })
    .where('payment_id', '=', payment.id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await tell(ctx, 'refund.updated', payment);
}
