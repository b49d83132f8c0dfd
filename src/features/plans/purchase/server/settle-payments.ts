import { legalEntityOf } from '#core/payment-providers.ts';
import { money, type Money } from '#core/money.ts';
import { keepCoupon, recordRenewal, releaseCoupon } from '#features/coupons/server/public.ts';
import { issueInvoice } from '#features/invoices/server/public.ts';
import type { PaymentCtx, PurposePayment, Settlement } from '#features/payments/server/public.ts';
import { failRenewal } from '#features/plans/renewals/server/fail-renewal.ts';
import { quoteRenewal } from '#features/plans/renewals/server/quote-renewal.ts';
import { findLive, lockAccount, type SubscriptionRow } from '#features/plans/server/accounts.ts';
import { readPayer, type Payer } from '#features/people/server/public.ts';
import { offerNames } from '#features/plans/server/name-offer.ts';
import { tellPayer } from '#features/plans/server/tell-payer.ts';
import { applyOrder, findObstacle } from './apply-order.ts';
import { planPurpose } from './buy.ts';
import { findOrder, invoiceCause, isByJob, markReturned, settleOrder, type OrderRow } from './orders.ts';

/** Money for a plan is here: the plan is given and the invoice issued in the same transaction, or the money is sent back. */
export async function giveWhatWasPaid(
  ctx: PaymentCtx,
  payment: PurposePayment,
): Promise<Settlement | undefined> {
  if (payment.purpose !== planPurpose) return undefined;
  const { userId, purposeId } = payment;
  if (userId === undefined) return { kind: 'sent_back', reason: 'account_gone' };
  await lockAccount(ctx, userId);
  const order = await findOrder(ctx, { id: purposeId });
  if (!order) return { kind: 'sent_back', reason: 'account_gone' };
  const live = await findLive(ctx, userId);
  const obstacle = findObstacle(order, live);
  if (obstacle !== undefined) {
    await settleOrder(ctx, order.id, 'ended');
    if (order.has_coupon) await releaseCoupon(ctx, order.id);
    await tellPayer(ctx, {
      to: userId,
      kind: obstacle === 'paid_twice' ? 'plans.paidTwice' : 'plans.paidLate',
      data: { plan: order.plan, period: order.period },
      once: `plan-sent-back:${payment.paymentId}`,
      sum: { what: 'goesBack', money: payment.amount },
      paymentId: payment.paymentId,
    });
    return { kind: 'sent_back', reason: obstacle };
  }
  await keepTerms(ctx, order, { live, paid: payment.amount });
  const now = await applyOrder(ctx, order, { live, paid: payment });
  const buyer = await readPayer(ctx, userId);
  await tellPayer(ctx, {
    to: userId,
    payer: buyer,
    kind: order.kind === 'renewal' ? 'plans.renewed' : 'plans.begun',
    data: { plan: order.plan, period: order.period },
    once: `plan-order:${order.id}`,
    sum: { what: 'paid', money: payment.amount },
    renewal: { on: now.period_ends_at, price: (await quoteRenewal(ctx, now, buyer)).gross },
    paymentId: payment.paymentId,
  });
  await bill(ctx, order, payment, buyer);
  const { tax, total, tax_rule } = order;
  return {
    kind: 'credited',
    credits: [
      { purpose: 'income', detail: `plan-${order.plan}`, amount: BigInt(total - tax) },
      ...(tax > 0 && tax_rule
        ? [{ purpose: 'tax' as const, detail: tax_rule.country, amount: BigInt(tax) }]
        : []),
    ],
  };
}

/** The coupon of a purchase has been used now; on a renewal it counts as revenue alone. */
async function keepTerms(
  ctx: PaymentCtx,
  order: OrderRow,
  { live, paid }: { live: SubscriptionRow | undefined; paid: Money },
): Promise<void> {
  if (order.has_coupon) await keepCoupon(ctx, order.id, paid);
  if (order.kind === 'renewal' && live?.coupon_order_id)
    await recordRenewal(ctx, { orderId: live.coupon_order_id, renewalId: order.id, paid });
}

/** Numbers are taken last, since everyone who issues a document waits for them. */
async function bill(
  ctx: PaymentCtx,
  order: OrderRow,
  { paymentId, amount }: PurposePayment,
  { name, emailAddress, country, language }: Payer,
): Promise<void> {
  const { user_id: userId, price, discount, credit, currency, tax_rule } = order;
  await issueInvoice(ctx, {
    entity: legalEntityOf(currency),
    cause: invoiceCause(order.id),
    paymentId,
    userId,
    buyer: { name, ...(emailAddress !== undefined && { emailAddress }) },
    ...(country !== undefined && { country }),
    locale: language,
    lines: [
      { text: offerNames[order.plan][order.period], quantity: 1, unit: money(price, currency) },
      ...(discount > 0
        ? [{ text: 'plans.invoice.discount', quantity: 1, unit: money(-discount, currency) }]
        : []),
      ...(credit > 0 ? [{ text: 'plans.invoice.credit', quantity: 1, unit: money(-credit, currency) }] : []),
    ],
    ...(tax_rule && { tax: tax_rule }),
    total: amount,
  });
}

/** A payment for a plan is being confirmed. */
export async function keepWaiting(ctx: PaymentCtx, { purpose, purposeId }: PurposePayment): Promise<void> {
  if (purpose === planPurpose) await markReturned(ctx, purposeId);
}

/** A payment for a plan came to nothing: a purchase is over, and a renewal is tried again later. */
export async function closeOrder(ctx: PaymentCtx, payment: PurposePayment): Promise<void> {
  const { paymentId, purpose, purposeId, userId } = payment;
  if (purpose !== planPurpose || userId === undefined) return;
  await lockAccount(ctx, userId);
  const order = await findOrder(ctx, { id: purposeId });
  if (order?.state !== 'open') return;
  await settleOrder(ctx, order.id, 'ended');
  if (order.has_coupon) await releaseCoupon(ctx, order.id);
  const live = await findLive(ctx, userId);
  const isDue = live?.due_at === null && live.period_ends_at.getTime() === order.base_ends_at?.getTime();
  if (isByJob(order) && live && isDue) await failRenewal(ctx, live, paymentId);
}
