import { findInvoice, issueCreditNoteForRefund } from '#features/invoices/server/public.ts';
import type { PaymentCtx, ReversedPayment } from '#features/payments/server/public.ts';
import { findLive, lockAccount, type LiveRow } from '#features/plans/server/accounts.ts';
import { endSubscription } from '#features/plans/server/end-subscription.ts';
import { tellPayer } from '#features/plans/server/tell-payer.ts';
import { planPurpose } from './buy.ts';
import { findOrder, invoiceCause, type OrderRow } from './orders.ts';

/**
 * Money for a plan has gone back. All of it for the period in force ends the plan; a part leaves the plan, and is worth nothing any more when
 * a higher one is bought. Either way there is a credit note.
 */
export async function takeBack(ctx: PaymentCtx, payment: ReversedPayment): Promise<void> {
  if (payment.purpose !== planPurpose) return;
  const { paymentId, userId, purposeId, part, whole, why, reference } = payment;
  if (userId !== undefined) await lockAccount(ctx, userId);
  const order = await findOrder(ctx, { id: purposeId });
  if (order?.state === 'paid') {
    const live = await findLive(ctx, order.user_id);
    const isInForce = live !== undefined && (await isLatest(ctx, order));
    if (whole && isInForce)
      await (why === 'lost'
        ? endSubscription(ctx, live, 'plans.lost', { paymentId })
        : endSubscription(ctx, live, 'plans.refunded', { refunded: part, paymentId }));
    else await keepPlan(ctx, order, { live: isInForce ? live : undefined, payment });
  }
  // Numbers are taken last, since everyone who issues a document waits for them.
  const invoice = await findInvoice(ctx, invoiceCause(purposeId));
  if (invoice)
    await issueCreditNoteForRefund(ctx, {
      documentId: invoice.id,
      cause: `reversal:${reference}`,
      amount: part,
    });
}

/** Whether the period in force was paid with it. */
async function isLatest({ db }: PaymentCtx, { id, user_id }: OrderRow): Promise<boolean> {
  const latest = await db
    .selectFrom('plan_orders')
    .select('id')
    .where('user_id', '=', user_id)
    .where('state', '=', 'paid')
    .orderBy('settled_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return latest?.id === id;
}

async function keepPlan(
  ctx: PaymentCtx,
  order: OrderRow,
  { live, payment: { paymentId, part, reference } }: { live: LiveRow | undefined; payment: ReversedPayment },
): Promise<void> {
  if (live)
    await ctx.db
      .updateTable('subscriptions')
      .set({
        period_value: Math.max(0, live.period_value - Number(part.amount)),
        changed_at: ctx.clock.now(),
      })
      .where('id', '=', live.id)
      .execute();
  await tellPayer(ctx, {
    to: order.user_id,
    kind: 'plans.partRefunded',
    data: { plan: order.plan, period: order.period },
    once: `plan-reversed:${reference}`,
    sum: { what: 'refunded', money: part },
    paymentId,
  });
}
