import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { makeCoupon } from '#features/coupons/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { getActive } from '#features/plans/subscription/server/active.ts';
import { beginTrial } from '#features/plans/trial/server/begin-trial.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { definePlanJobs } from '#features/plans/testing.ts';
import { buyPlan } from './buy.ts';
import { getQuote } from './offers.ts';
import { findOrder } from './orders.ts';
import { completePurchase } from './purchases.ts';

const database = useDatabase();
const twin = createProviderTwin();
const month = { plan: 'standard', period: 'month', currency: 'USD' } as const;
let ctx: TestCtx;

beforeEach(async () => {
  const base = makeCtx(database.db, { providers: { sandbox: twin } });
  ctx = { ...base, actor: (await makeUser(base, { country: 'US' })).actor };
  definePaymentJobs(ctx.jobs, ctx);
  definePlanJobs(ctx.jobs, ctx);
});

test.each([
  { payments: 'every', renews: 720 },
  { payments: 'first', renews: 900 },
] as const)('what is renewed with a coupon for the $payments payment costs what is said', async (own) => {
  const { code } = await makeCoupon(ctx, { payments: own.payments });
  const { total, renews } = await getQuote(ctx, { ...month, coupon: code });
  expect([total, renews]).toEqual([720, own.renews]);
  const { orderId } = await buyPlan(ctx, {
    ...month,
    coupon: code,
    method: 'creditOrDebit',
    key: randomUUID(),
    total,
  });
  twin.pay((await findOrder(ctx, { id: orderId }))?.payment_id ?? '');
  await completePurchase(ctx, { id: orderId, query: {} });
  expect((await getActive(ctx))?.price).toBe(own.renews);
});

test('a child can neither buy nor try a plan', async () => {
  const { actor } = await makeUser(ctx, { adult_from: new Date('2035-01-01') });
  const child = { ...ctx, actor };
  await expect(getQuote(child, month)).rejects.toMatchObject({ code: 'minor' });
  await expect(beginTrial(child)).rejects.toMatchObject({ code: 'minor' });
});
