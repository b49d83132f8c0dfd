import { randomUUID } from 'node:crypto';
import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PurposePayment } from '#features/payments/server/public.ts';
import { addMonths, monthsOf } from '#features/plans/policy.ts';
import type { SubscriptionRow } from '#features/plans/server/accounts.ts';
import { followSubscription } from '#features/plans/server/give-plan.ts';
import { listGrants } from '#features/billing/server/public.ts';
import { lastGiftEnd, type KnownGrant } from '#features/plans/grants/policy.ts';
import { settleOrder, type OrderRow } from './orders.ts';

export type ApplyCtx = Parameters<typeof followSubscription>[0] & Pick<Ctx, 'db' | 'clock'>;

/** Why an order cannot be given any more, though it was paid: the money goes back. Undefined if it can. */
export function findObstacle(order: OrderRow, live: SubscriptionRow | undefined): string | undefined {
  if (order.state === 'paid') return 'paid_twice';
  if (order.kind === 'first') return live ? 'paid_twice' : undefined;
  if (live?.id !== order.subscription_id) return 'subscription_ended';
  const isCurrent = live?.period_ends_at.getTime() === order.base_ends_at?.getTime();
  return isCurrent ? undefined : 'paid_twice';
}

/**
 * Gives what an order was for, in the caller's transaction, which has locked the account and found no obstacle. A renewal goes on
 * where the last period ended, unless the subscription has rested; everything else begins now. Answers with the subscription as it is then.
 */
export async function applyOrder(
  ctx: ApplyCtx,
  order: OrderRow,
  {
    live,
    paid,
  }: {
    live: SubscriptionRow | undefined;
    paid: Pick<PurposePayment, 'method' | 'paymentMethodId'> | undefined;
  },
): Promise<SubscriptionRow> {
  const now = ctx.clock.now();
  const grants = await listGrants(ctx, order.user_id);
  const goesOn = live !== undefined && order.kind === 'renewal' && live.state !== 'paused';
  const anchored = goesOn ? live.anchored_at : firstDay(grants, order, now);
  const months = (goesOn ? live.months : 0) + monthsOf[order.period];
  const period_ends_at = addMonths(anchored, months);
  const changes = {
    plan: order.plan,
    period: order.period,
    currency: order.currency,
    price: order.price,
    state: 'active' as const,
    anchored_at: anchored,
    months,
    period_starts_at: goesOn ? live.period_ends_at : now,
    period_ends_at,
    period_value: order.price - order.discount,
    ends: false,
    next_plan: null,
    next_period: null,
    next_price: null,
    pause_months: null,
    resumes_at: null,
    method: paid?.method ?? live?.method ?? null,
    payment_method_id: paid?.paymentMethodId ?? live?.payment_method_id ?? null,
    coupon_order_id:
      order.kind === 'renewal' ? (live?.coupon_order_id ?? null) : order.has_coupon ? order.id : null,
    tries: 0,
    due_at: period_ends_at,
    changed_at: now,
  };
  const begun = { id: randomUUID(), user_id: order.user_id, created_at: now, ...changes };
  const row = live
    ? ctx.db.updateTable('subscriptions').set(changes).where('id', '=', live.id).returningAll()
    : ctx.db.insertInto('subscriptions').values(begun).returningAll();
  const subscription = await row.executeTakeFirstOrThrow();
  await settleOrder(ctx, order.id, 'paid');
  await followSubscription(ctx, subscription, grants);
  return subscription;
}

/** Free days, and gifts of as much that still last, come before the first period that is paid for. */
function firstDay(grants: readonly KnownGrant[], order: OrderRow, now: Date): Date {
  const gifts = lastGiftEnd(grants, order.plan, now);
  return new Date((gifts ?? now).getTime() + order.free_days * dayMs);
}
