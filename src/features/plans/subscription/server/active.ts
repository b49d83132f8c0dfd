import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findSavedMethod } from '#features/payments/server/public.ts';
import { discountRenewal, termsOf } from '#features/coupons/server/public.ts';
import { money } from '#core/money.ts';
import { findLive, type LiveRow } from '#features/plans/server/accounts.ts';
import type { SubscriptionView } from '../contract.ts';

/** The caller's subscription as long as it has not ended; null without one. */
export async function getActive(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<SubscriptionView | null> {
  const { userId } = signedIn(ctx);
  const live = await findLive(ctx, userId);
  if (!live) return null;
  const saved =
    live.payment_method_id === null ? undefined : await findSavedMethod(ctx, live.payment_method_id);
  const { next_plan: plan, next_period: period, next_price: price } = live;
  return {
    id: live.id,
    plan: live.plan,
    period: live.period,
    currency: live.currency,
    price: await renewalPrice(ctx, live),
    state: live.state,
    periodStartsAt: live.period_starts_at.toISOString(),
    periodEndsAt: live.period_ends_at.toISOString(),
    ends: live.ends,
    next: plan && period && price !== null ? { plan, period, price } : null,
    pauseMonths: live.pause_months,
    resumesAt: live.resumes_at?.toISOString() ?? null,
    triedAgainAt: live.state === 'past_due' ? (live.due_at?.toISOString() ?? null) : null,
    method: saved ? { kind: saved.kind, label: saved.label, expiresIn: saved.expiresIn } : null,
  };
}

/** What the next period costs: a coupon for every payment counts again. */
async function renewalPrice(ctx: Pick<Ctx, 'db'>, live: LiveRow): Promise<number> {
  const terms = live.coupon_order_id === null ? undefined : await termsOf(ctx, live.coupon_order_id);
  const price = money(live.price, live.currency);
  return Number((terms ? discountRenewal(terms, price).due : price).amount);
}
