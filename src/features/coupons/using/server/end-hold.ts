import type { Money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { countUse, lockCoupon, lockUse, type UseRow } from './use-rows.ts';

/**
 * The order was paid: its use stays, with what was paid. A use that was released before is recorded all the same, over the limit if
 * it has to be, since the money is here and was paid on these terms. An order without a coupon has nothing to keep.
 */
export function keepCoupon(ctx: Ctx, orderId: string, paid: Money): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const use = await lockUse(ctx, orderId);
    if (!use) return;
    if (use.state !== 'kept') {
      const isOver = use.state === 'released' && !(await takeAgain(ctx, use));
      await ctx.db
        .updateTable('coupon_uses')
        .set({ state: 'kept', over_limit: isOver, changed_at: ctx.clock.now() })
        .where('order_id', '=', orderId)
        .execute();
    }
    await recordPaid(ctx, { id: orderId, orderId, paid });
  });
}

/** Takes a released use again. False if there was none left: then it is one too many. */
async function takeAgain(
  ctx: Ctx,
  { coupon_id: couponId, order_id: orderId, code }: UseRow,
): Promise<boolean> {
  const coupon = await lockCoupon(ctx, couponId);
  await countUse(ctx, couponId, 1);
  const single = await ctx.db
    .selectFrom('coupon_codes')
    .select(['key', 'order_id'])
    .where('coupon_id', '=', couponId)
    .where('code', '=', code)
    .where('single_use', '=', true)
    .executeTakeFirst();
  if (single && single.order_id === null)
    await ctx.db
      .updateTable('coupon_codes')
      .set({ order_id: orderId })
      .where('key', '=', single.key)
      .execute();
  const isCodeTaken = single !== undefined && single.order_id !== null;
  return !isCodeTaken && (coupon.max_uses === null || coupon.used < coupon.max_uses);
}

/** The payment failed or expired: others may use the coupon again. What was kept stays kept, and a second release changes nothing. */
export function releaseCoupon(ctx: Ctx, orderId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const use = await lockUse(ctx, orderId);
    if (use?.state !== 'held') return;
    await lockCoupon(ctx, use.coupon_id);
    await ctx.db
      .updateTable('coupon_uses')
      .set({ state: 'released', changed_at: ctx.clock.now() })
      .where('order_id', '=', orderId)
      .execute();
    await ctx.db
      .updateTable('coupon_codes')
      .set({ order_id: null })
      .where('order_id', '=', orderId)
      .execute();
    await countUse(ctx, use.coupon_id, -1);
  });
}

interface PaidRenewal {
  orderId: string;
  /** The renewal's own id: the same one counts once. */
  renewalId: string;
  paid: Money;
}

/** A renewal on the terms of an order was paid. It is revenue of the coupon and takes no further use. */
export function recordRenewal(ctx: Ctx, { orderId, renewalId, paid }: PaidRenewal): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const use = await lockUse(ctx, orderId);
    if (use?.state === 'kept') await recordPaid(ctx, { id: renewalId, orderId, paid });
  });
}

async function recordPaid(
  { db, clock }: Ctx,
  { id, orderId, paid: { amount, currency } }: { id: string; orderId: string; paid: Money },
): Promise<void> {
  await db
    .insertInto('coupon_payments')
    .values({ id, order_id: orderId, amount: Number(amount), currency, paid_at: clock.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
