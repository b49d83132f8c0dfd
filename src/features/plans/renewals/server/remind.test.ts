import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { buyPlan } from '#features/plans/purchase/server/buy.ts';
import { findOrder } from '#features/plans/purchase/server/orders.ts';
import { completePurchase } from '#features/plans/purchase/server/purchases.ts';
import { cancel } from '#features/plans/subscription/server/acts.ts';
import type { Period } from '#features/plans/policy.ts';
import { definePlanJobs } from '#features/plans/testing.ts';
import { remindOfRenewals } from './remind.ts';

const database = useDatabase();
const twin = createProviderTwin();
let ctx: TestCtx;

beforeEach(async () => {
  const base = makeCtx(database.db, { providers: { sandbox: twin } });
  const buyer = await makeUser(base, { country: 'US', email_verified_at: base.clock.now() });
  ctx = { ...base, actor: buyer.actor };
  definePaymentJobs(ctx.jobs, ctx);
  definePlanJobs(ctx.jobs, ctx);
});

async function buy(period: Period, total: number) {
  const offer = { plan: 'standard', period, currency: 'USD', method: 'creditOrDebit' } as const;
  const { orderId } = await buyPlan(ctx, { ...offer, key: randomUUID(), total });
  twin.pay((await findOrder(ctx, { id: orderId }))?.payment_id ?? '');
  await completePurchase(ctx, { id: orderId, query: {} });
}

const reminders = async () => (await readMessages(ctx)).filter((text) => text.includes('renews on'));
const days = (count: number) => ctx.clock.advance(count * 24 * 3600);

test('a year is announced a week ahead, once, with its day and its price', async () => {
  await buy('year', 9000);
  days(357);
  await remindOfRenewals(ctx);
  expect(await reminders()).toEqual([]);
  days(2);
  await remindOfRenewals(ctx);
  days(1);
  await remindOfRenewals(ctx);
  const [reminder, ...others] = await reminders();
  expect(reminder).toMatch(/on November 17, 2027 for .?\$90\.00/);
  expect(others).toEqual([]);
  expect(ctx.sent.filter(({ subject }) => subject === 'Your plan renews soon')).toHaveLength(1);
});

test('an address that nobody has proved gets no reminder, and the bell has it', async () => {
  const unproved = await makeUser(ctx, { country: 'US', email_verified_at: null });
  ctx = { ...ctx, actor: unproved.actor };
  await buy('year', 9000);
  days(359);
  await remindOfRenewals(ctx);
  expect(await reminders()).toHaveLength(1);
  expect(ctx.sent.map(({ subject }) => subject)).toEqual(['Thank you! Your plan has begun']);
});

test('nobody hears of a renewal that will not come, or comes every month', async () => {
  await buy('year', 9000);
  await cancel(ctx);
  days(360);
  await remindOfRenewals(ctx);
  expect(await reminders()).toEqual([]);
});

test('a month needs no reminder', async () => {
  await buy('month', 900);
  days(25);
  await remindOfRenewals(ctx);
  expect(await reminders()).toEqual([]);
});
