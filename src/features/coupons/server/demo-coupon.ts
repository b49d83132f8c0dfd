import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { keyOf } from '../policy.ts';

const id = 'demo-coupon';
const code = 'SHALOM-20';

/** The demo world's coupon: 20 % off the first payment, once for each person. */
export function seedCoupon(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async ({ db, clock }) => {
    const now = clock.now();
    const made = await db
      .insertInto('coupons')
      .values({
        id,
        name: 'Welcome to the demo',
        kind: 'percent',
        percent: 2000,
        amounts: JSON.stringify({}),
        free_days: null,
        payments: 'first',
        plans: ['premium', 'standard'],
        starts_on: null,
        ends_on: null,
        max_uses: null,
        max_per_customer: 1,
        version: 1,
        changed_by: null,
        changed_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return;
    await db
      .insertInto('coupon_codes')
      .values({ key: keyOf(code), code, coupon_id: id, single_use: false, made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Outside the demo world nobody pays less with a code that everyone knows. */
export async function switchDemoCouponOff({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db
    .updateTable('coupons')
    .set({ is_on: false })
    .where('id', '=', id)
    .where('is_on', '=', true)
    .execute();
}
