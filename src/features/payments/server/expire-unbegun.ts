import { inTransaction } from '#platform/db/in-transaction.ts';
import { applyFacts } from './apply-facts.ts';
import type { PaymentCtx } from './payment-ctx.ts';
import { expireJob, type ExpireJob } from './payment-jobs.ts';
import { lockPayment } from './payment-rows.ts';

/**
 * Ends a payment that nobody has begun by its end: nothing was sent to the provider, so it is not asked, and what was kept for the
 * payment is free again. Every other one is looked at (`find-out.ts`).
 */
export async function expireUnbegun(ctx: PaymentCtx, job: ExpireJob): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const payment = await lockPayment(ctx, job.paymentId);
    if (payment.state !== 'created' || payment.begun_at !== null) return;
    const leftMs = payment.expires_at.getTime() - ctx.clock.now().getTime();
    if (leftMs <= 0)
      return void (await applyFacts(ctx, payment.id, { facts: { state: 'expired' }, cause: 'job' }));
    await ctx.jobs.send<ExpireJob>(ctx, expireJob, job, { startAfterSeconds: Math.ceil(leftMs / 1000) });
  });
}
