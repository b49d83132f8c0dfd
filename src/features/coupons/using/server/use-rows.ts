import type { Selectable } from 'kysely';
import { money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { CouponUsesTable, StoredTerms } from '#features/coupons/server/tables.ts';
import type { CouponTerms } from '../policy.ts';
import type { CouponRow } from './meet-coupon.ts';

export type UseRow = Selectable<CouponUsesTable>;

export function findUse({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<UseRow | undefined> {
  return db.selectFrom('coupon_uses').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** The use of an order, locked until the transaction ends. It is locked before its coupon, so that no two wait for each other. */
export function lockUse({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<UseRow | undefined> {
  return db
    .selectFrom('coupon_uses')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** A coupon, locked until the transaction ends: its uses are counted one after the other. */
export function lockCoupon({ db }: Pick<Ctx, 'db'>, id: string): Promise<CouponRow> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Counts a use that was taken, or one that was given back. */
export async function countUse({ db }: Pick<Ctx, 'db'>, couponId: string, change: 1 | -1): Promise<void> {
  await db
    .updateTable('coupons')
    .set(({ eb }) => ({ used: eb('used', '+', change) }))
    .where('id', '=', couponId)
    .execute();
}

export function storeTerms(terms: CouponTerms): StoredTerms {
  return terms.kind === 'fixed' ? { ...terms, amount: Number(terms.amount.amount) } : terms;
}

export function readTerms({ terms, currency }: Pick<UseRow, 'terms' | 'currency'>): CouponTerms {
  return terms.kind === 'fixed' ? { ...terms, amount: money(terms.amount, currency) } : terms;
}
