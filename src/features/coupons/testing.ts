import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import { makeUser } from '#features/people/testing.ts';
import type { CouponDetail, CouponFields } from './editing/contract.ts';
import { createCoupon } from './editing/server/edit-coupons.ts';

const fields: CouponFields = {
  name: 'A coupon',
  code: null,
  kind: 'percent',
  percent: '20',
  amounts: {},
  freeDays: null,
  payments: 'first',
  plans: ['standard', 'premium'],
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxPerCustomer: null,
};

/** A ctx of someone who may edit coupons. */
export async function couponEditor<C extends Ctx>(ctx: C): Promise<C> {
  const { actor } = await makeUser(ctx, { admin: true });
  return { ...ctx, actor: { ...actor, tookSecondStep: true } };
}

/** A coupon of 20 % off the first payment of every plan, with a code of its own and no limits unless something else is said. */
export async function makeCoupon(
  ctx: Ctx,
  own: Partial<CouponFields> = {},
): Promise<CouponDetail & { code: string }> {
  const code = own.code ?? `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;
  const made = await createCoupon(await couponEditor(ctx), { ...fields, ...own, code });
  return { ...made, code };
}
