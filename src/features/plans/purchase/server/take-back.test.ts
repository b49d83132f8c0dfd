import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { listOwnDocuments } from '#features/invoices/testing.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { renewDue } from '#features/plans/renewals/server/renew.ts';
import { getActive } from '#features/plans/subscription/server/active.ts';
import { definePlanJobs } from '#features/plans/testing.ts';
import { buyPlan } from './buy.ts';
import { getQuote } from './offers.ts';
import { findOrder } from './orders.ts';
import { completePurchase } from './purchases.ts';

const database = useDatabase();
const offer = { plan: 'standard', period: 'month', currency: 'USD', method: 'creditOrDebit' } as const;
let ctx: TestCtx;
let twin: ProviderTwin;
let paymentId: string;

beforeEach(async () => {
  twin = createProviderTwin();
  const base = makeCtx(database.db, { providers: { sandbox: twin } });
  ctx = { ...base, actor: (await makeUser(base, { country: 'US' })).actor };
  definePaymentJobs(ctx.jobs, ctx);
  definePlanJobs(ctx.jobs, ctx);
  const { orderId } = await buyPlan(ctx, { ...offer, key: randomUUID(), total: 900 });
  paymentId = (await findOrder(ctx, { id: orderId }))?.payment_id ?? '';
  twin.pay(paymentId);
  await completePurchase(ctx, { id: orderId, query: {} });
});

async function refund(amount: number, id = randomUUID()) {
  ctx.clock.advance(1);
  const part = money(amount, 'USD');
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, { id, part, reason: 'asked', cause: 'person' }),
  );
  await ctx.jobs.drain();
}

const plan = async () => ctx.actor.kind === 'member' && (await findEntitlements(ctx, ctx.actor.userId)).plan;
const credits = async () =>
  (await listOwnDocuments(ctx, {})).items
    .filter(({ kind }) => kind === 'credit_note')
    .map(({ gross }) => gross.amount);
const income = () =>
  readBalance(ctx, { entity: 'us', currency: 'USD' }, { purpose: 'income', detail: 'plan-standard' });

test('a refund of the whole ends the plan at once, with a credit note and a message', async () => {
  await refund(900);
  expect(await plan()).toBe('free');
  expect(await getActive(ctx)).toBeNull();
  expect(await credits()).toEqual([900]);
  expect((await readMessages(ctx)).join('\n')).toContain('has been refunded, and the plan has ended');
  expect(await verifyLedger(ctx)).toEqual([]);
});

test('a refund of a part leaves the plan, and what went back is not credited again', async () => {
  const premium = { plan: 'premium', period: 'month', currency: 'USD' } as const;
  const { credit } = await getQuote(ctx, premium);
  const before = await income();
  await refund(400);
  expect(await plan()).toBe('standard');
  expect(credit - (await getQuote(ctx, premium)).credit).toBe(400);
  expect(await credits()).toEqual([400]);
  expect((await income()) - before).toBe(400n);
  await refund(500);
  expect(await credits()).toEqual([500, 400]);
  expect(await plan()).toBe('free');
});

test('a lost dispute ends the plan, and an open one does not', async () => {
  const told = async (state: 'open' | 'lost') => {
    twin.dispute(paymentId, state);
    await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, randomUUID()));
    await ctx.jobs.drain();
  };
  await told('open');
  expect(await plan()).toBe('standard');
  await told('lost');
  expect(await plan()).toBe('free');
  expect((await readMessages(ctx)).join('\n')).toContain('bank took back');
  expect(await verifyLedger(ctx)).toEqual([]);
});

test('a refund for an earlier period leaves the one that was paid since', async () => {
  const { periodEndsAt = '' } = (await getActive(ctx)) ?? {};
  ctx.clock.advance((Date.parse(periodEndsAt) - ctx.clock.now().getTime()) / 1000 + 3 * 24 * 3600);
  for (let tries = 0; tries < 3; tries += 1) {
    await renewDue(ctx);
    await ctx.jobs.drain();
    ctx.clock.advance(24 * 3600);
  }
  expect(await getActive(ctx)).not.toMatchObject({ periodEndsAt });
  await refund(900);
  expect(await plan()).toBe('standard');
  expect(await credits()).toEqual([900]);
});

test('the same refund, told twice, is one credit note', async () => {
  const id = randomUUID();
  await refund(300, id);
  await refund(300, id);
  await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, randomUUID()));
  await ctx.jobs.drain();
  expect(await credits()).toEqual([300]);
});

test('a refund that the bank returned can be made again: what was credited once is not credited twice', async () => {
  await refund(900);
  const { refunds } = twin.kept(paymentId) ?? { refunds: [] };
  const [first] = refunds;
  if (!first) throw new Error('nothing was refunded');
  refunds[0] = { ...first, state: 'failed' };
  await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, randomUUID()));
  await ctx.jobs.drain();
  await refund(900);
  expect(twin.kept(paymentId)?.refunds).toHaveLength(2);
  expect(await credits()).toEqual([900]);
  expect(await verifyLedger(ctx)).toEqual([]);
});
