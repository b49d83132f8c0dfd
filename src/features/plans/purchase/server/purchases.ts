import { signedIn } from '#core/actor.ts';
import { NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import {
  completePayment,
  findPaymentFor,
  findPaymentState,
  findSentBack,
} from '#features/payments/server/public.ts';
import type { PurchaseView } from '../contract.ts';
import { planPurpose } from './buy.ts';
import { findOrder, findWaiting, type OrderRow } from './orders.ts';

/** How far a purchase of the caller's is. */
export async function getPurchase(ctx: RequestCtx, { id }: { id: string }): Promise<PurchaseView> {
  return view(ctx, await readOwn(ctx, id));
}

/** The buyer is back from the provider, which is asked what came of it; what her browser brings along proves nothing. */
export async function completePurchase(
  ctx: RequestCtx,
  { id, query }: { id: string; query: Record<string, string> },
): Promise<PurchaseView> {
  const payment = await findPaymentFor(ctx, { purpose: planPurpose, purposeId: id });
  if (payment?.user_id === signedIn(ctx).userId) await completePayment(ctx, payment, query);
  return view(ctx, await readOwn(ctx, id));
}

/** The caller's purchase whose payment is being confirmed, so that she does not pay twice; null without one. */
export async function getWaiting(ctx: RequestCtx): Promise<PurchaseView | null> {
  const order = await findWaiting(ctx, signedIn(ctx).userId);
  return order ? view(ctx, order) : null;
}

async function readOwn(ctx: RequestCtx, id: string): Promise<OrderRow> {
  const { userId } = signedIn(ctx);
  const order = await findOrder(ctx, { id });
  if (order?.user_id !== userId) throw new NotFound();
  return order;
}

async function view(ctx: RequestCtx, order: OrderRow): Promise<PurchaseView> {
  const { id, plan, period, currency, total } = order;
  const isOpen = order.state === 'open';
  const sentBack =
    order.payment_id === null || order.state !== 'ended'
      ? undefined
      : await findSentBack(ctx, order.payment_id);
  // Of one that is paid, its page says nothing more of the payment.
  const payment =
    order.payment_id === null || order.state === 'paid'
      ? undefined
      : await findPaymentState(ctx, order.payment_id);
  return {
    id,
    plan,
    period,
    currency,
    total,
    state: isOpen
      ? payment?.state === 'review'
        ? 'review'
        : 'waiting'
      : order.state === 'paid'
        ? 'paid'
        : sentBack
          ? 'sent_back'
          : 'ended',
    failure: payment?.failure ?? null,
    sentBack: sentBack ? { paidTwice: sentBack.reason === 'paid_twice', isDone: sentBack.isDone } : null,
    payHref: isOpen && payment?.state === 'pending' ? payment.payHref : null,
  };
}
