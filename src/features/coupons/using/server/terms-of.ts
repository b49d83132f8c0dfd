import type { Ctx } from '#platform/ctx.ts';
import type { CouponTerms } from '../policy.ts';
import { readTerms } from './use-rows.ts';

/** The terms that an order was promised, whatever the coupon says by now; undefined if it has none, or they were released. */
export async function termsOf({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<CouponTerms | undefined> {
  const use = await db
    .selectFrom('coupon_uses')
    .select(['terms', 'currency'])
    .where('order_id', '=', orderId)
    .where('state', '!=', 'released')
    .executeTakeFirst();
  return use && readTerms(use);
}
