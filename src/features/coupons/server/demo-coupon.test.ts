import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { checkCoupon } from '#features/coupons/using/server/check-coupon.ts';
import { seedCoupon, switchDemoCouponOff } from './demo-coupon.ts';

const database = useDatabase();

test('the coupon of the demo world works in it, and is switched off outside', async () => {
  const ctx = makeCtx(database.db);
  const check = () =>
    checkCoupon(ctx, 'shalom20', { plan: 'premium', currency: 'ILS', isFirstPayment: true });
  await seedCoupon(ctx);
  await seedCoupon(ctx);
  expect(await check()).toMatchObject({ terms: { hundredths: 2000 } });
  await switchDemoCouponOff(ctx);
  expect(await check()).toEqual({ refusal: 'expired' });
});
