import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import { describePayment } from '#features/sandbox/payments/server/describe-payment.ts';
import type { PaymentRow } from '#features/sandbox/payments/server/payment-rows.ts';

/** The job that does whatever is due. */
export const workJob = 'sandbox.work';

/** What a webhook may be about; the README says when each is sent. */
export type EventType =
  | 'payment.processing'
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'payment.cancelled'
  | 'payment.expired'
  | 'charge.failed'
  | 'refund.updated'
  | 'dispute.opened'
  | 'dispute.closed';

interface TellOptions {
  /** It sets out later. */
  afterSeconds?: number;
  /** How often it arrives. */
  copies?: number;
}

/**
 * Writes an event about a payment as it is now, in the transaction of the change: what has happened goes out, and nothing
 * else is. It is delivered by the job.
 */
export async function tell(
  ctx: Ctx,
  type: EventType,
  payment: PaymentRow,
  { afterSeconds = 0, copies = 1 }: TellOptions = {},
): Promise<void> {
  const id = `evt_${randomUUID()}`;
  const now = ctx.clock.now();
  const event = {
    id,
    type,
    created: now.toISOString(),
    account: 'sandbox',
    livemode: false,
    data: { object: await describePayment(ctx, payment) },
  };
  await ctx.db
    .insertInto('sandbox_events')
    .values({
      id,
      payment_id: payment.id,
      type,
      body: JSON.stringify(event),
      created_at: now,
      due_at: new Date(now.getTime() + afterSeconds * 1000),
      copies,
    })
    .execute();
  await ctx.jobs.send(ctx, workJob, {}, { startAfterSeconds: afterSeconds });
}
