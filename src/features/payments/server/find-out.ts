import { inTransaction } from '#platform/db/in-transaction.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '#platform/payments/provider-errors.ts';
import type { PaymentFacts } from '#platform/payments/provider.ts';
import { isPaid, isSettled, nextLookAfter, type Looked, type PaymentState } from '../policy.ts';
import { applyFacts } from './apply-facts.ts';
import { providerOf, type PaymentCtx } from './payment-ctx.ts';
import { lookJob, type LookJob } from './payment-jobs.ts';
import { namesOf, readPayment, type PaymentRow } from './payment-rows.ts';

/** A provider's search may lag behind its payments, so that it never heard of one counts only after so long, in milliseconds. */
const absentAfterMs = 10 * 60_000;

/** Queues the job that asks what came of a call, before the call. */
export async function lookSoon(ctx: PaymentCtx, paymentId: string): Promise<void> {
  await ctx.jobs.send<LookJob>(
    ctx,
    lookJob,
    { paymentId, tries: 0 },
    { startAfterSeconds: nextLookAfter(0) },
  );
}

/**
 * Asks the provider about a payment that is still open, and asks again later until it is settled. What nobody pays by its end is
 * made useless at the provider. A payment is never charged again by this (money.md).
 */
export async function findOut(ctx: PaymentCtx, { paymentId, tries }: LookJob): Promise<void> {
  const payment = await readPayment(ctx, paymentId);
  // Fees are known only some time after the money: a payment without one is looked at once more.
  const lacksFee = isPaid(payment.state) && payment.fee === 0;
  if (isSettled(payment.state) && !lacksFee) return;
  const { state } = await lookAt(ctx, payment, 'job');
  if (isSettled(state)) return;
  const next = { paymentId, tries: tries + 1 };
  await ctx.jobs.send<LookJob>(ctx, lookJob, next, { startAfterSeconds: nextLookAfter(tries + 1) });
}

/** Asks the provider about a payment once, and brings it to what it says. */
export async function lookAt(
  ctx: PaymentCtx,
  payment: PaymentRow,
  cause: string,
): Promise<{ looked: Looked; state: PaymentState }> {
  const { looked, facts } = await ask(ctx, payment);
  if (!facts) return { looked, state: payment.state };
  return { looked, state: await inTransaction(ctx, (ctx) => applyFacts(ctx, payment.id, { facts, cause })) };
}

/** Without facts while nothing is known. */
async function ask(ctx: PaymentCtx, payment: PaymentRow): Promise<{ looked: Looked; facts?: PaymentFacts }> {
  const now = ctx.clock.now().getTime();
  try {
    const provider = providerOf(ctx, payment.provider);
    const seen = await provider.look(namesOf(payment));
    if (seen === 'absent') {
      // Until its end, one that was not begun still may be.
      const mayComeUntil =
        payment.begun_at === null ? payment.expires_at.getTime() : payment.begun_at.getTime() + absentAfterMs;
      const isOpen = !isSettled(payment.state);
      return { looked: 'absent', ...(isOpen && now >= mayComeUntil && { facts: { state: 'expired' } }) };
    }
    if (seen.state !== 'pending') return { looked: 'answered', facts: seen };
    const isOver = now >= payment.expires_at.getTime();
    const facts = isOver
      ? await provider.cancel(namesOf(payment))
      : await provider.complete({ ...namesOf(payment), query: {} });
    return { looked: 'answered', facts };
  } catch (error) {
    // A refused question says nothing about the payment: the keys may have changed.
    const isKnown = [ProviderAway, ProviderRefused, ProviderUnclear].some((kind) => error instanceof kind);
    if (!isKnown) throw error;
    ctx.log.warn({ err: error, paymentId: payment.id }, 'a payment could not be looked at');
    return { looked: 'no_answer' };
  }
}
