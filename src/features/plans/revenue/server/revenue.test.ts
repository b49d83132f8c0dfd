import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { buyPlan, type BuyInput } from '#features/plans/purchase/server/buy.ts';
import { findOrder } from '#features/plans/purchase/server/orders.ts';
import { completePurchase } from '#features/plans/purchase/server/purchases.ts';
import { definePlanJobs } from '#features/plans/testing.ts';
import { countDay } from './count-days.ts';
import { getRevenue } from './revenue.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  definePlanJobs(ctx.jobs, ctx);
});

const month = { plan: 'standard', period: 'month', currency: 'USD', method: 'creditOrDebit' } as const;

async function buy(country: string, input: Partial<BuyInput> = {}): Promise<string> {
  const own = { ...ctx, actor: (await makeUser(ctx, { country })).actor };
  const { orderId } = await buyPlan(own, { ...month, key: randomUUID(), total: 900, ...input });
  const paymentId = (await findOrder(own, { id: orderId }))?.payment_id ?? '';
  twin.pay(paymentId);
  await completePurchase(own, { id: orderId, query: {} });
  return paymentId;
}

async function refund(paymentId: string) {
  const part = money(900, 'USD');
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, { id: randomUUID(), part, reason: 'asked', cause: 'person' }),
  );
  await ctx.jobs.drain();
}

test('a year counts as a twelfth, and what was refunded as nothing', async () => {
  await buy('US');
  await buy('US', { period: 'year', total: 9000 });
  await refund(await buy('CA'));
  const revenue = await getRevenue(ctx);
  expect(revenue).toMatchObject({ subscribers: 2, monthly: { amount: 1650, currency: 'USD' } });
  expect(revenue.offers.map(({ period, monthly }) => [period, monthly.amount])).toEqual([
    ['month', 900],
    ['year', 750],
  ]);
  expect(revenue.months.at(-1)).toMatchObject({ atStart: 0, begun: 3, ended: 1 });
  expect(revenue.earned.map(({ what, amount }) => [what, amount.amount])).toEqual([['plan-standard', 9900]]);
  expect(revenue.countries).toEqual([{ country: 'US', amount: { amount: 9900, currency: 'USD' } }]);
  expect(revenue.owed).toEqual([]);
});

test('a month that has gone by stays as it was on its last day', async () => {
  await buy('US');
  await countDay(ctx);
  await countDay(ctx);
  const first = await getRevenue(ctx);
  ctx.clock.advance(40 * 24 * 3600);
  await database.db.updateTable('subscriptions').set({ price: 500 }).execute();
  const { months } = await getRevenue(ctx);
  expect(months.at(-1)?.monthly).toEqual({ amount: 500, currency: 'USD' });
  const counted = months.filter(({ monthly }) => monthly !== null);
  expect(counted.at(-2)?.monthly).toEqual(first.monthly);
  expect(months.at(-1)?.atStart).toBe(1);
});
