import { money, type Money } from '#core/money.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '#platform/payments/provider-errors.ts';
import type { PaymentFacts, PaymentNames, PaymentProvider } from '#platform/payments/provider.ts';
import { isRefundable, leftToRefund, nextLookAfter } from '../policy.ts';
import { applyFacts } from './apply-facts.ts';
import { providerOf, type PaymentCtx } from './payment-ctx.ts';
import { refundJob, type RefundJob } from './payment-jobs.ts';
import { lockPayment, namesOf, readPayment } from './payment-rows.ts';
import { recordRefund } from './record-refund.ts';

/**
 * Gives back a part of a payment, or without one all that is left of it. Refuses more than that, counting refunds that are under way;
 * the same id is the same refund. Joins the caller's transaction.
 */
export async function askForRefund(
  ctx: PaymentCtx,
  paymentId: string,
  refund: { id: string; part?: Money; reason: string; cause: string },
): Promise<void> {
  const payment = await lockPayment(ctx, paymentId);
  const rows = await ctx.db
    .selectFrom('payment_refunds')
    .select(['id', 'amount', 'state'])
    .where('payment_id', '=', paymentId)
    .execute();
  if (rows.some(({ id }) => id === refund.id)) return;
  if (!isRefundable(payment.state)) throw new Conflict('not_refundable', 'payments.refusal.notRefundable');
  const left = leftToRefund(payment, rows);
  const { id, part = money(left, payment.currency), reason, cause } = refund;
  if (part.currency !== payment.currency || part.amount <= 0n || part.amount > left)
    throw new Invalid([{ path: 'amount', messageKey: 'payments.field.refundTooMuch' }]);
  await recordRefund(ctx, payment, { id, amount: part.amount, reason, cause });
}

/**
 * Makes a refund at the provider. One whose call had no clear answer is looked for first: where the provider has none, and knows a repeat
 * by its id, it is sent again. `created` means that nothing was sent, so that is given up before a call.
 */
export async function makeRefund(ctx: PaymentCtx, { refundId, tries }: RefundJob): Promise<void> {
  const refund = await ctx.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (refund.state === 'done' || refund.state === 'failed') return;
  const payment = await readPayment(ctx, refund.payment_id);
  const isNew = refund.state === 'created';
  const mark = async (state: 'created' | 'unknown') => {
    await ctx.db
      .updateTable('payment_refunds')
      .set({ state, changed_at: ctx.clock.now() })
      .where('id', '=', refundId)
      .where('state', '=', state === 'unknown' ? 'created' : 'unknown')
      .execute();
  };
  const later = async (state: 'created' | 'unknown') => {
    await mark(state);
    const next = { refundId, tries: tries + 1 };
    await ctx.jobs.send<RefundJob>(ctx, refundJob, next, { startAfterSeconds: nextLookAfter(tries + 1) });
  };
  try {
    const provider = providerOf(ctx, payment.provider);
    const names = namesOf(payment);
    const send = () => provider.refund({ ...names, refundId, part: money(refund.amount, payment.currency) });
    const lookOrSend = async () => {
      const seen = await look(provider, names);
      if (seen === 'absent' || seen.refunds?.some((each) => each.refundId === refundId)) return seen;
      return provider.repeatable ? send() : seen;
    };
    if (isNew) await mark('unknown');
    const facts = isNew ? await send() : await lookOrSend();
    if (facts === 'absent') return await later('unknown');
    await inTransaction(ctx, (ctx) => applyFacts(ctx, payment.id, { facts, cause: refund.cause }));
    const now = await ctx.db
      .selectFrom('payment_refunds')
      .select('state')
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow();
    if (now.state === 'created' || now.state === 'unknown' || now.state === 'pending') await later('unknown');
  } catch (error) {
    // Of one that may have been sent before, that is still not known.
    if (error instanceof ProviderAway) return later(isNew ? 'created' : 'unknown');
    if (error instanceof ProviderUnclear) return later('unknown');
    if (!(error instanceof ProviderRefused)) throw error;
    ctx.log.error({ err: error, refundId }, 'a refund was refused');
    await ctx.db
      .updateTable('payment_refunds')
      .set({ state: 'failed', changed_at: ctx.clock.now() })
      .where('id', '=', refundId)
      .execute();
  }
}

/** A refused question says nothing about the refund, which may be done: the keys may have changed. */
async function look(provider: PaymentProvider, names: PaymentNames): Promise<PaymentFacts | 'absent'> {
  try {
    return await provider.look(names);
  } catch (error) {
    if (error instanceof ProviderRefused) throw new ProviderUnclear(provider.id, error.message);
    throw error;
  }
}
