import { legalEntityOf } from '#core/payment-providers.ts';
import { money } from '#core/money.ts';
import { issueInvoice } from '#features/invoices/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import type { PaymentCtx, PurposePayment, Settlement } from '#features/payments/server/public.ts';
import { href } from '#urls.ts';
import { failRenewal } from '#features/plans/renewals/server/fail-renewal.ts';
import { findLive, lockAccount } from '#features/plans/server/accounts.ts';
import { readBuyer } from '#features/plans/server/buyer.ts';
import { offerNames } from '#features/plans/server/name-offer.ts';
import { applyOrder, findObstacle } from './apply-order.ts';
import { planPurpose } from './buy.ts';
import { findOrder, settleOrder, type OrderRow } from './orders.ts';

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
    return { kind: 'sent_back', reason: obstacle };
  }
  await applyOrder(ctx, order, { live, paid: payment });
  await notify(ctx, {
    to: userId,
    kind: order.kind === 'renewal' ? 'plans.renewed' : 'plans.begun',
    data: { plan: order.plan, period: order.period },
    href: href('settingsSubscription'),
    once: `plan-order:${order.id}`,
  });
  await bill(ctx, order, payment);
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

/** Numbers are taken last, since everyone who issues a document waits for them. */
async function bill(ctx: PaymentCtx, order: OrderRow, { paymentId, amount }: PurposePayment): Promise<void> {
  const { user_id: userId, price, credit, currency, tax_rule } = order;
  const { name, emailAddress, country, language } = await readBuyer(ctx, userId);
  await issueInvoice(ctx, {
    entity: legalEntityOf(currency),
    cause: `plan-order:${order.id}`,
    paymentId,
    userId,
    buyer: { name, ...(emailAddress !== undefined && { emailAddress }) },
    ...(country !== undefined && { country }),
    locale: language,
    lines: [
      { text: offerNames[order.plan][order.period], quantity: 1, unit: money(price, currency) },
      ...(credit > 0 ? [{ text: 'plans.invoice.credit', quantity: 1, unit: money(-credit, currency) }] : []),
    ],
    ...(tax_rule && { tax: tax_rule }),
    total: amount,
  });
}

/** A payment for a plan came to nothing: a purchase is over, and a renewal is tried again later. */
export async function closeOrder(ctx: PaymentCtx, payment: PurposePayment): Promise<void> {
  const { purpose, purposeId, userId } = payment;
  if (purpose !== planPurpose || userId === undefined) return;
  await lockAccount(ctx, userId);
  const order = await findOrder(ctx, { id: purposeId });
  if (order?.state !== 'open') return;
  await settleOrder(ctx, order.id, 'ended');
  const live = await findLive(ctx, userId);
  const isDue = live?.due_at === null && live.period_ends_at.getTime() === order.base_ends_at?.getTime();
  if (order.kind === 'renewal' && live && isDue) await failRenewal(ctx, live);
}
