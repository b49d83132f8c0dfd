import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { buyPlan } from './buy.ts';
import { findOrder } from './orders.ts';
import { completePurchase, getPurchase, getWaiting } from './purchases.ts';

/* What someone reads of a payment that is under way, or that went back. */

const database = useDatabase();
const month = { plan: 'standard', period: 'month', currency: 'USD', method: 'creditOrDebit' } as const;
let ctx: TestCtx;
let twin: ProviderTwin;
let buyer: TestUser;

beforeEach(async () => {
  twin = createProviderTwin();
  const base = makeCtx(database.db, { providers: { sandbox: twin } });
  buyer = await makeUser(base, { country: 'US' });
  ctx = { ...base, actor: buyer.actor };
  definePaymentJobs(ctx.jobs, ctx);
});

const begin = () => buyPlan(ctx, { ...month, key: randomUUID(), total: 900 });
const paymentOf = async (orderId: string) => (await findOrder(ctx, { id: orderId }))?.payment_id ?? '';

test('a purchase says that its payment is being confirmed from her return on, until it is', async () => {
  const { orderId } = await begin();
  expect(await getWaiting(ctx)).toBeNull();
  await completePurchase(ctx, { id: orderId, query: { cancelled: '' } });
  expect(await getWaiting(ctx)).toBeNull();
  await completePurchase(ctx, { id: orderId, query: {} });
  expect(await getWaiting(ctx)).toMatchObject({ id: orderId, total: 900, state: 'waiting' });
  const other = await makeUser(ctx);
  expect(await getWaiting({ ...ctx, actor: other.actor })).toBeNull();
  twin.pay(await paymentOf(orderId));
  await completePurchase(ctx, { id: orderId, query: {} });
  expect(await getWaiting(ctx)).toBeNull();
});

test('a purchase says so while a slow provider is still being asked', async () => {
  const { orderId } = await begin();
  const complete = twin.complete.bind(twin);
  twin.complete = async (names) => {
    await expect.poll(() => getWaiting(ctx)).toMatchObject({ id: orderId, state: 'waiting' });
    return complete(names);
  };
  expect(await completePurchase(ctx, { id: orderId, query: {} })).toMatchObject({ state: 'waiting' });
});

test('a purchase says so once the provider tells that its payer has agreed, though she never came back', async () => {
  const { orderId } = await begin();
  const paymentId = await paymentOf(orderId);
  const isTold = async (event: string) => {
    await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, event));
    await ctx.jobs.drain();
    return (await getWaiting(ctx))?.id === orderId;
  };
  expect(await isTold('begun')).toBe(false);
  twin.agree(paymentId);
  expect(await isTold('agreed')).toBe(true);
  twin.pay(paymentId);
  expect(await isTold('paid')).toBe(false);
});

test('paying twice is said to whoever did, on the page and by mail, and that the money goes back', async () => {
  const [late, first] = [await begin(), await begin()];
  const lateId = await paymentOf(late.orderId);
  for (const { orderId } of [first, late]) twin.pay(await paymentOf(orderId));
  await completePurchase(ctx, { id: first.orderId, query: {} });
  expect(await completePurchase(ctx, { id: late.orderId, query: {} })).toMatchObject({
    state: 'sent_back',
    sentBack: { paidTwice: true, isDone: false },
    payHref: null,
  });
  await receiveWebhook(ctx, 'sandbox', twin.webhook(lateId, 'told again'));
  await ctx.jobs.drain();
  expect(await getPurchase(ctx, { id: late.orderId })).toMatchObject({
    sentBack: { paidTwice: true, isDone: true },
  });
  expect(await getPurchase(ctx, { id: first.orderId })).toMatchObject({ state: 'paid', sentBack: null });
  const mails = ctx.sent.filter(({ about }) => about === `payment:${lateId}`);
  expect(mails).toMatchObject([{ to: buyer.emailAddress, subject: 'Your refund is on its way' }]);
  expect(mails[0]?.text).toContain('You paid twice for your plan');
  expect(mails[0]?.text).toMatch(/Amount on its way back: .?\$9\.00/);
  expect(mails[0]?.unsubscribe).toBeUndefined();
  expect((await readMessages(ctx)).join('\n')).toContain('You paid twice for your plan');
});
