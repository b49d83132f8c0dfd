import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The coupons that a person has used. Once she is erased, they stay counted as nobody's. */
export async function exportCoupons({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const coupons = await db
    .selectFrom('coupon_uses')
    .select(['order_id', 'code', 'plan', 'currency', 'terms', 'state', 'held_at', 'changed_at'])
    .where('user_id', '=', userId)
    .orderBy('held_at')
    .orderBy('order_id')
    .execute();
  return { coupons };
}
