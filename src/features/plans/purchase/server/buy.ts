import { randomUUID } from 'node:crypto';
import { signedIn, type Member } from '#core/actor.ts';
import { hourMs } from '#core/durations.ts';
import type { Currency } from '#core/money.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';
import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { holdCoupon, keepCoupon } from '#features/coupons/server/public.ts';
import {
  beginClaimed,
  beginPayment,
  createPayment,
  listMethods,
  type PaymentRow,
} from '#features/payments/server/public.ts';
import { href, sameOriginPath } from '#urls.ts';
import type { Offer } from '#features/plans/policy.ts';
import { lockAccount } from '#features/plans/server/accounts.ts';
import { nameOffer } from '#features/plans/server/name-offer.ts';
import { applyOrder } from './apply-order.ts';
import { findOrder, insertOrder, totalOf, type OrderRow } from './orders.ts';
import { isFirstPayment, makeQuote } from './quote.ts';

export const planPurpose = 'plan';

export interface BuyInput extends Offer {
  currency: Currency;
  method: PaymentMethod;
  /** As it was typed. */
  coupon?: string | undefined;
  /** The same key is the same purchase. */
  key: string;
  /** What the buyer was shown, in minor units: another sum is refused. */
  total: number;
  /** Where the buyer goes on once she has paid. */
  onSuccess?: string | undefined;
}

/**
 * Begins buying a plan, and answers with the page to pay at; without one there was nothing to pay, or the payment is settled. A
 * repeat with the same key is the same purchase. Refuses while melacha is forbidden where the caller is.
 */
export async function buyPlan(
  ctx: RequestCtx,
  input: BuyInput,
): Promise<{ orderId: string; payHref: string | null }> {
  const member = signedIn(ctx);
  const { order, payment } = await inTransaction(ctx, async (ctx): Promise<Placed> => {
    await lockAccount(ctx, member.userId);
    const before = await findOrder(ctx, { userId: member.userId, key: buyersKey(input) });
    return before ? { order: refuseOther(before, input) } : placeOrder(ctx, member, input);
  });
  const payHref = payment
    ? await beginClaimed(ctx, payment)
    : order.payment_id !== null && (await beginPayment(ctx, order.payment_id));
  return { orderId: order.id, payHref: payHref || null };
}

interface Placed {
  order: OrderRow;
  /** Of a new order, to begin. */
  payment?: PaymentRow;
}

/** Apart from the keys of renewals, whatever a client sends. */
const buyersKey = ({ key }: BuyInput): string => `buy:${key}`;

function refuseOther(order: OrderRow, { plan, period, currency }: BuyInput): OrderRow {
  const isSame = order.plan === plan && order.period === period && order.currency === currency;
  if (!isSame) throw new Conflict('key_used', 'plans.refusal.keyUsed');
  return order;
}

async function placeOrder(ctx: RequestCtx, member: Member, input: BuyInput): Promise<Placed> {
  const now = ctx.clock.now();
  const reopens = resumesAt(now, visitorPlace(ctx));
  if (reopens) throw new Conflict('holy_day', 'plans.refusal.holyDay', { resumesAt: reopens.toISOString() });
  const id = randomUUID();
  const terms =
    input.coupon === undefined
      ? undefined
      : await holdCoupon(ctx, {
          couponCode: input.coupon,
          payer: { userId: member.userId },
          orderId: id,
          plan: input.plan,
          currency: input.currency,
          isFirstPayment: await isFirstPayment(ctx, member.userId),
        });
  const quote = await makeQuote(ctx, input, terms);
  if (quote.total.amount !== BigInt(input.total))
    throw new Conflict('price_changed', 'plans.refusal.priceChanged');
  const ordered = { id, key: buyersKey(input), offer: input, quote, hasCoupon: terms !== undefined };
  if (quote.total.amount === 0n) {
    const order = await insertOrder(ctx, member.userId, ordered);
    if (terms) await keepCoupon(ctx, id, totalOf(order));
    await applyOrder(ctx, order, { live: quote.live, paid: undefined });
    return { order: { ...order, state: 'paid' } };
  }
  if (!(await listMethods(ctx, input.currency, { recurs: true })).includes(input.method))
    throw new Conflict('method_unavailable', 'plans.refusal.methodUnavailable');
  const { emailAddress, name } = quote.buyer;
  const { payment } = await createPayment(ctx, {
    payer: `user:${member.userId}`,
    key: `plan:${id}`,
    userId: member.userId,
    purpose: planPurpose,
    purposeId: id,
    amount: quote.total,
    method: input.method,
    description: nameOffer(ctx, ctx.locale, input),
    locale: ctx.locale,
    emailAddress,
    name,
    returnPath: href('subscriptionPaid', undefined, {
      order: id,
      onSuccess: sameOriginPath(input.onSuccess),
    }),
    saves: true,
    begins: true,
    expiresAt: new Date(now.getTime() + hourMs),
  });
  return {
    order: await insertOrder(ctx, member.userId, { ...ordered, paymentId: payment.id }),
    payment,
  };
}
