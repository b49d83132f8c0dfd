import type { Currency } from '#core/money.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { checkCoupon, couponOfLink, discount, refuseCoupon } from '#features/coupons/server/public.ts';
import { paidPlans, periods, type PaidPlan } from '#features/plans/policy.ts';
import { priceOf } from '#features/plans/prices/server/prices.ts';
import type { CouponOffersView } from '../contract.ts';
import { isFirstPayment } from './quote.ts';

/**
 * What a code, typed or brought by a link, takes off the first payment of each plan, or why it cannot be used; null without one. Nothing is held: only
 * an order's own price is a promise.
 */
export async function getCouponOffers(
  ctx: RequestCtx,
  { coupon: typed, currency }: { coupon?: string | undefined; currency: Currency },
): Promise<CouponOffersView> {
  const code = typed ?? couponOfLink(ctx);
  if (code === undefined) return null;
  const checked = [];
  for (const plan of paidPlans) checked.push(await check(ctx, { code, plan, currency }));
  const problems = checked.flatMap((one) => ('problem' in one ? [one.problem] : []));
  return {
    code,
    offers: checked.flatMap((one) => ('offers' in one ? one.offers : [])),
    problem: problems.length === checked.length ? (problems[0] ?? null) : null,
  };
}

async function check(
  ctx: RequestCtx,
  { code, plan, currency }: { code: string; plan: PaidPlan; currency: Currency },
) {
  const userId = ctx.actor.kind === 'visitor' ? undefined : ctx.actor.userId;
  const checked = await checkCoupon(ctx, code, {
    plan,
    currency,
    ...(userId !== undefined && { payer: { userId } }),
    isFirstPayment: userId === undefined || (await isFirstPayment(ctx, userId)),
  });
  if (!('terms' in checked)) {
    const [issue] = refuseCoupon(ctx, checked).issues;
    return { problem: issue ? ctx.sayIn(ctx.locale, issue.messageKey, issue.values) : '' };
  }
  const offers = [];
  for (const period of periods) {
    const { due, freeDays } = discount(checked.terms, await priceOf(ctx, { plan, period }, currency));
    offers.push({ plan, period, first: Number(due.amount), freeDays });
  }
  return { offers };
}
