import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findRefusal, type CouponTerms } from '../policy.ts';
import { releaseCoupon } from './end-hold.ts';
import { findCode, meetCoupon, termsIn, type AskedPurchase, type CouponPayer } from './meet-coupon.ts';
import { refuseCoupon } from './refuse-coupon.ts';
import { countUse, findUse, lockCoupon, lockUse, readTerms, storeTerms, type UseRow } from './use-rows.ts';

export interface HoldInput extends AskedPurchase {
  /** As it was typed. */
  couponCode: string;
  payer: CouponPayer;
  orderId: string;
}

/**
 * Takes one use of a coupon for an order, in the caller's transaction; it counts as used until it is released. Answers the terms that
 * the order has from now on, the same ones if it holds this coupon already. Refuses at the field `coupon`.
 */
export function holdCoupon(ctx: Ctx, input: HoldInput): Promise<CouponTerms> {
  return inTransaction(ctx, async (ctx) => {
    const { orderId, couponCode, currency } = input;
    const earlier = await lockUse(ctx, orderId);
    const found = await findCode(ctx, couponCode);
    if (isTaken(earlier)) return termsOfSame(earlier, found?.coupon_id);
    if (!found) throw refuseCoupon(ctx, { refusal: 'unknown' });
    await releaseOwnHolds(ctx, { couponId: found.coupon_id, payer: input.payer, orderId });
    const coupon = await lockCoupon(ctx, found.coupon_id);
    // Until the lock, the same order could be held and another one could take the code.
    const meanwhile = await findUse(ctx, orderId);
    if (isTaken(meanwhile)) return termsOfSame(meanwhile, coupon.id);
    const code = await findCode(ctx, couponCode);
    if (code?.coupon_id !== coupon.id) throw refuseCoupon(ctx, { refusal: 'unknown' });
    const met = await meetCoupon(ctx, { coupon, code, purchase: input, orderId });
    const refusal = findRefusal(met, input, ctx.clock.now());
    if (refusal)
      throw refuseCoupon(ctx, { refusal, ...(met.startsOn !== null && { startsOn: met.startsOn }) });
    const terms = termsIn(coupon, currency);
    await writeUse(ctx, input, { couponId: coupon.id, code: code.code, terms });
    if (code.single_use)
      await ctx.db
        .updateTable('coupon_codes')
        .set({ order_id: orderId })
        .where('key', '=', code.key)
        .execute();
    await countUse(ctx, coupon.id, 1);
    return terms;
  });
}

/**
 * What a payer holds of a coupon for orders that she has not paid, such as one that she went back from, becomes free for the one that she pays now.
 * If she pays an earlier one after all, it is kept on its terms.
 */
async function releaseOwnHolds(
  ctx: Ctx,
  { couponId, payer, orderId }: { couponId: string; payer: CouponPayer; orderId: string },
): Promise<void> {
  const held = ctx.db
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('coupon_id', '=', couponId)
    .where('state', '=', 'held')
    .where('order_id', '!=', orderId);
  const own =
    'userId' in payer ? held.where('user_id', '=', payer.userId) : held.where('payer_key', '=', payer.key);
  for (const { order_id } of await own.orderBy('order_id').execute()) await releaseCoupon(ctx, order_id);
}

function isTaken(use: UseRow | undefined): use is UseRow {
  return use !== undefined && use.state !== 'released';
}

function termsOfSame(use: UseRow, couponId: string | undefined): CouponTerms {
  if (use.coupon_id !== couponId) throw hasAnother();
  return readTerms(use);
}

async function writeUse(
  { db, clock }: Ctx,
  { orderId, payer, plan, currency }: HoldInput,
  { couponId, code, terms }: { couponId: string; code: string; terms: CouponTerms },
): Promise<void> {
  const now = clock.now();
  const use = {
    coupon_id: couponId,
    code,
    user_id: 'userId' in payer ? payer.userId : null,
    payer_key: 'key' in payer ? payer.key : null,
    plan,
    currency,
    terms: JSON.stringify(storeTerms(terms)),
    state: 'held' as UseRow['state'],
    over_limit: false,
    held_at: now,
    changed_at: now,
  };
  const written = await db
    .insertInto('coupon_uses')
    .values({ order_id: orderId, ...use })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet(use).where('coupon_uses.state', '=', 'released'),
    )
    .returning('order_id')
    .executeTakeFirst();
  // The same order, at the same moment, with another coupon.
  if (!written) throw hasAnother();
}

function hasAnother(): Conflict {
  return new Conflict('order_has_coupon', 'coupons.refusal.orderHasCoupon');
}
