import type { Ctx } from '#platform/ctx.ts';
import { findRefusal, type CouponTerms } from '../policy.ts';
import { findCode, meetCoupon, termsIn, type AskedPurchase } from './meet-coupon.ts';
import type { RefusedCoupon } from './refuse-coupon.ts';

/**
 * What a code would take off a purchase, or why it cannot be used. Nothing is taken: until it is held, others may use it up.
 * An endpoint that calls it for visitors must limit how often, since codes can be guessed.
 */
export async function checkCoupon(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  typed: string,
  purchase: AskedPurchase,
): Promise<{ terms: CouponTerms } | RefusedCoupon> {
  const code = await findCode(ctx, typed);
  if (!code) return { refusal: 'unknown' };
  const coupon = await ctx.db
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', code.coupon_id)
    .executeTakeFirstOrThrow();
  const met = await meetCoupon(ctx, { coupon, code, purchase, orderId: '' });
  const refusal = findRefusal(met, purchase, ctx.clock.now());
  if (!refusal) return { terms: termsIn(coupon, purchase.currency) };
  return { refusal, ...(refusal === 'not_started' && met.startsOn !== null && { startsOn: met.startsOn }) };
}
