import type { Ctx } from '#platform/ctx.ts';
import { tell } from '#features/sandbox/webhooks/server/tell.ts';
import { changePayment, type PaymentRow } from './payment-rows.ts';
import { SandboxRefused } from './sandbox-refused.ts';

/** Takes what a locked payment has set aside; doing so twice is doing so once. */
export async function capturePayment(ctx: Ctx, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.status === 'captured') return payment;
  if (payment.status !== 'authorized')
    throw new SandboxRefused(
      409,
      'not_capturable',
      `A payment that is ${payment.status} cannot be captured.`,
    );
  const captured = await changePayment(ctx, payment.id, { status: 'captured' });
  await tell(ctx, 'payment.captured', captured);
  return captured;
}

/** Closes the page of a locked payment, or lets go of what was set aside; refuses once money was taken. */
export async function cancelPayment(ctx: Ctx, payment: PaymentRow): Promise<PaymentRow> {
  const { status } = payment;
  if (status === 'cancelled' || status === 'expired' || status === 'failed') return payment;
  if (status === 'captured' || status === 'processing')
    throw new SandboxRefused(409, 'not_cancellable', `A payment that is ${status} cannot be cancelled.`);
  const cancelled = await changePayment(ctx, payment.id, { status: 'cancelled' });
  await tell(ctx, 'payment.cancelled', cancelled);
  return cancelled;
}

/** Nobody has paid in time. A payment that has gone on stays as it is. */
export async function expirePayment(ctx: Ctx, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'open' && payment.status !== 'verifying') return;
  await tell(ctx, 'payment.expired', await changePayment(ctx, payment.id, { status: 'expired' }));
}
