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

/** How long a provider surely knows a repeat by its id, in milliseconds: PayPal forgets after six hours. */
const rememberedForMs = 5 * 3_600_000;

/**
 * Makes a refund at the provider. A call without a clear answer is looked at first, and repeated only while the
 * provider surely knows it again by its id.
 */
export async function makeRefund(ctx: PaymentCtx, { refundId, tries }: RefundJob): Promise<void> {
  const refund = await ctx.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (refund.state === 'done' || refund.state === 'failed') return;
  const payment = await readPayment(ctx, refund.payment_id);
  const later = async (state: 'created' | 'unknown') => {
    await ctx.db
      .updateTable('payment_refunds')
      .set({ state, changed_at: ctx.clock.now() })
      .where('id', '=', refundId)
      .where('state', 'in', ['created', 'unknown'])
      .execute();
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
      const age = ctx.clock.now().getTime() - refund.created_at.getTime();
      return provider.repeatable && age < rememberedForMs ? send() : seen;
    };
    const facts = tries === 0 && refund.state === 'created' ? await send() : await lookOrSend();
    if (facts === 'absent') return await later('unknown');
    await inTransaction(ctx, (ctx) => applyFacts(ctx, payment.id, { facts, cause: refund.cause }));
    const now = await ctx.db
      .selectFrom('payment_refunds')
      .select('state')
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow();
    if (now.state === 'created' || now.state === 'unknown' || now.state === 'pending') await later('unknown');
  } catch (error) {
    if (error instanceof ProviderAway) return later('created');
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
