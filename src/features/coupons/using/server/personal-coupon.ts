import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { insertCodes } from '#features/coupons/editing/server/make-codes.ts';
import type { CouponPayments, CouponPlan } from '#features/coupons/policy.ts';
import { lockCoupon } from './use-rows.ts';

interface NewPersonalCoupon {
  /** For the staff, who see it among all coupons. */
  name: string;
  /** Of a percent. */
  hundredths: number;
  plan: CouponPlan;
  payments: CouponPayments;
  /** The last day on which it can be used. */
  endsOn: LocalDate;
}

/**
 * A coupon for one person: it has one code, which works once. The caller, who is of the staff, records in the audit log why she
 * made it.
 */
export function makePersonalCoupon(
  ctx: Ctx,
  { name, hundredths, plan, payments, endsOn }: NewPersonalCoupon,
): Promise<{ id: string }> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const id = randomUUID();
    const now = ctx.clock.now();
    await ctx.db
      .insertInto('coupons')
      .values({
        id,
        name,
        kind: 'percent',
        percent: hundredths,
        amounts: JSON.stringify({}),
        free_days: null,
        payments,
        plans: [plan],
        starts_on: null,
        ends_on: endsOn,
        max_uses: 1,
        max_per_customer: 1,
        made: 1,
        version: 1,
        changed_by: userId,
        changed_at: now,
        created_at: now,
      })
      .execute();
    await insertCodes(ctx, id, 1);
    return { id };
  });
}

/** The codes of personal coupons, by the coupon, and whether an order has each. */
export async function readPersonalCodes(
  { db }: Pick<Ctx, 'db'>,
  couponIds: readonly string[],
): Promise<ReadonlyMap<string, { code: string; isUsed: boolean }>> {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('coupon_codes')
    .select(['coupon_id', 'code', 'order_id'])
    .where('coupon_id', 'in', couponIds)
    .where('single_use', '=', true)
    .execute();
  return new Map(
    rows.map(({ coupon_id, code, order_id }) => [coupon_id, { code, isUsed: order_id !== null }]),
  );
}

/** Ends a personal coupon for good unless an order has it, in the caller's transaction. False if one has. */
export async function endPersonalCoupon(ctx: Pick<Ctx, 'db'>, id: string): Promise<boolean> {
  const coupon = await lockCoupon(ctx, id);
  if (coupon.used > 0) return false;
  await ctx.db.updateTable('coupons').set({ is_on: false }).where('id', '=', id).execute();
  return true;
}
