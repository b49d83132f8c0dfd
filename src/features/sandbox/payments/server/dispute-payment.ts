import { randomUUID } from 'node:crypto';
import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tell } from '#features/sandbox/webhooks/server/tell.ts';
import type { PaymentRow } from './payment-rows.ts';

const daysForEvidence = 7;

/** The payer's bank takes back a locked payment; one at a time, and only what was taken. */
export async function openDispute(ctx: Ctx, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'captured') return;
  const open = await ctx.db
    .selectFrom('sandbox_disputes')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (open) return;
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('sandbox_disputes')
    .values({
      id: `dp_${randomUUID()}`,
      payment_id: payment.id,
      amount: payment.amount,
      status: 'open',
      due_at: new Date(now.getTime() + daysForEvidence * dayMs),
      created_at: now,
    })
    .execute();
  await tell(ctx, 'dispute.opened', payment);
}

/** The bank decides the open dispute of a locked payment, for the merchant or against. */
export async function decideDispute(ctx: Ctx, payment: PaymentRow, status: 'won' | 'lost'): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sandbox_disputes')
    .set({ status })
    .where('payment_id', '=', payment.id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await tell(ctx, 'dispute.closed', payment);
}
