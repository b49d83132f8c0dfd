import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { dayMs } from '#core/durations.ts';
import { makeCoupon } from '#features/coupons/testing.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { listOwnDocuments } from '#features/invoices/testing.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { completePayment, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { accountGivenUp } from '#features/people/server/public.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { buyPlan, planPurpose, type BuyInput } from '../purchase/server/buy.ts';
import { getQuote } from '../purchase/server/offers.ts';
import { findOrder } from '../purchase/server/orders.ts';
import { closeOrder } from '../purchase/server/settle-payments.ts';
import { completePurchase } from '../purchase/server/purchases.ts';
import { renewDue } from '../renewals/server/renew.ts';
import { cancel, changeLater, keep, pause, resume } from '../subscription/server/acts.ts';
import { getActive } from '../subscription/server/active.ts';
import { definePlanJobs } from '../testing.ts';
import { beginTrial } from '../trial/server/begin-trial.ts';

const database = useDatabase();
const us = { entity: 'us', currency: 'USD' } as const;
let ctx: TestCtx;
let twin: ProviderTwin;
let buyer: TestUser;

beforeEach(async () => {
  twin = createProviderTwin();
  const base = makeCtx(database.db, { providers: { sandbox: twin } });
  buyer = await makeUser(base, { country: 'US' });
  ctx = { ...base, actor: buyer.actor };
  definePaymentJobs(ctx.jobs, ctx);
  definePlanJobs(ctx.jobs, ctx);
});

const month = { plan: 'standard', period: 'month', currency: 'USD', method: 'creditOrDebit' } as const;
const begin = (input: Partial<BuyInput> = {}) =>
  buyPlan(ctx, { ...month, key: randomUUID(), total: 900, ...input });

async function paymentOf(orderId: string): Promise<string> {
  const order = await findOrder(ctx, { id: orderId });
  return order?.payment_id ?? '';
}

/** Buys, pays at the provider and comes back. */
async function buy(input: Partial<BuyInput> = {}) {
  const { orderId } = await begin(input);
  twin.pay(await paymentOf(orderId));
  return completePurchase(ctx, { id: orderId, query: {} });
}

const planOf = async () => (await findEntitlements(ctx, buyer.userId)).plan;
const active = () => getActive(ctx);
/** To the instant at which the next thing is due, plus a second, and does it. */
async function waitUntil(iso: string | undefined) {
  ctx.clock.advance((Date.parse(iso ?? '') - ctx.clock.now().getTime()) / 1000 + 1);
  await renewDue(ctx);
  await ctx.jobs.drain();
}

describe('buying a plan', () => {
  test('gives it with the money, and an invoice, and the books hold', async () => {
    const { payHref, orderId } = await begin();
    expect(payHref).toMatch(/^https:\/\/twin\.test\//);
    expect(await planOf()).toBe('free');
    twin.pay(await paymentOf(orderId));
    expect(await completePurchase(ctx, { id: orderId, query: {} })).toMatchObject({ state: 'paid' });
    expect(await planOf()).toBe('standard');
    expect(await active()).toMatchObject({
      plan: 'standard',
      period: 'month',
      price: 900,
      state: 'active',
      ends: false,
      method: { kind: 'card' },
    });
    expect(await readBalance(ctx, us, { purpose: 'income', detail: 'plan-standard' })).toBe(-900n);
    const documents = await listOwnDocuments(ctx, {});
    expect(documents.items).toMatchObject([{ kind: 'invoice', gross: { amount: 900, currency: 'USD' } }]);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('is confirmed by mail to the address of the account, also if nobody has proved it', async () => {
    const unproved = await makeUser(ctx, { email_verified_at: null, first_name: 'Dana', language: 'de' });
    ctx = { ...ctx, actor: unproved.actor };
    const { orderId } = await begin();
    const id = await paymentOf(orderId);
    twin.pay(id);
    for (const event of ['first', 'again']) await receiveWebhook(ctx, 'sandbox', twin.webhook(id, event));
    await ctx.jobs.drain();
    const [mail, ...others] = ctx.sent;
    const about = `payment:${id}`;
    expect(mail).toMatchObject({ to: unproved.emailAddress, language: 'de', about });
    expect(mail?.subject).toBe('Danke! Ihr Abo hat begonnen');
    expect(mail?.text).toMatch(/Bezahlter Betrag: .?9,00/);
    expect(mail?.text).toMatch(
      /Ihr Abo ist bis zum \d+\. \w+ \d{4} bezahlt und verlängert sich dann für .?9,00.*mit zwei Klicks/,
    );
    expect(mail?.text).toContain('/settings/subscription');
    expect(mail?.text).not.toContain('Dana');
    expect(mail?.unsubscribe).toBeUndefined();
    expect(others).toEqual([]);
  });

  test('with the same key is one purchase, and another sum than is due is refused', async () => {
    const key = randomUUID();
    const [one, other] = [await begin({ key }), await begin({ key })];
    expect(other).toEqual(one);
    await expect(begin({ key, period: 'year' })).rejects.toMatchObject({ code: 'key_used' });
    await expect(begin({ total: 899 })).rejects.toMatchObject({ code: 'price_changed' });
  });

  test('twice at once makes one subscription, and the second payment goes back', async () => {
    const [one, other] = [await begin(), await begin()];
    for (const { orderId } of [one, other]) twin.pay(await paymentOf(orderId));
    for (const { orderId } of [one, other])
      await receiveWebhook(ctx, 'sandbox', twin.webhook(await paymentOf(orderId), `paid-${orderId}`));
    await ctx.jobs.drain();
    const subscriptions = await ctx.db.selectFrom('subscriptions').select('state').execute();
    expect(subscriptions).toEqual([{ state: 'active' }]);
    expect(await readBalance(ctx, us, { purpose: 'income', detail: 'plan-standard' })).toBe(-900n);
    expect(await readBalance(ctx, us, { purpose: 'owed-refunds' })).toBe(0n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('is refused to whom it was given, and for what she has', async () => {
    await buy();
    await expect(begin()).rejects.toMatchObject({ code: 'same_plan' });
    await expect(begin({ currency: 'GBP', plan: 'premium', total: 1800 })).rejects.toMatchObject({
      code: 'changes_later',
    });
    const given = await makeUser(ctx, { plan: 'complimentary' });
    ctx = { ...ctx, actor: given.actor };
    await expect(begin()).rejects.toMatchObject({ code: 'complimentary' });
  });

  test('waits until Shabbat is out where the buyer is', async () => {
    const friday = Date.parse('2026-11-20T21:00:00Z');
    ctx.clock.advance((friday + 7 * dayMs - ctx.clock.now().getTime()) / 1000);
    ctx = { ...ctx, timeZone: 'Asia/Jerusalem' };
    await expect(begin()).rejects.toMatchObject({ code: 'holy_day' });
    expect((await getQuote(ctx, month)).reopensAt).toBe('2026-11-28T15:14:19.000Z');
  });
});

describe('a coupon', () => {
  const quote = (coupon: string) => getQuote(ctx, { ...month, coupon });

  test('takes its share off, is used once it is paid, and counts again only if it is for every payment', async () => {
    const once = await makeCoupon(ctx, { maxUses: 1 });
    expect(await quote(once.code)).toMatchObject({ coupon: { off: 180, problem: null }, total: 720 });
    await buy({ coupon: once.code, total: 720 });
    expect(await active()).toMatchObject({ price: 900 });
    await waitUntil((await active())?.periodEndsAt);
    expect(await readBalance(ctx, us, { purpose: 'income', detail: 'plan-standard' })).toBe(-1620n);
    const other = await makeUser(ctx);
    ctx = { ...ctx, actor: other.actor };
    await expect(begin({ coupon: once.code, total: 720 })).rejects.toMatchObject({ kind: 'invalid' });
    expect((await quote(once.code)).coupon?.problem).toMatch(/./);
    expect((await quote(once.code)).total).toBe(900);
  });

  test('for every payment counts with each renewal', async () => {
    const { code } = await makeCoupon(ctx, { payments: 'every' });
    await buy({ coupon: code, total: 720 });
    await waitUntil((await active())?.periodEndsAt);
    expect(await readBalance(ctx, us, { purpose: 'income', detail: 'plan-standard' })).toBe(-1440n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('that takes everything off needs no payment, and its plan ends unless it is paid', async () => {
    const { code } = await makeCoupon(ctx, { percent: '100' });
    const { payHref, orderId } = await begin({ coupon: code, total: 0 });
    expect([payHref, await planOf()]).toEqual([null, 'standard']);
    expect(await findOrder(ctx, { id: orderId })).toMatchObject({ state: 'paid', payment_id: null });
    await waitUntil((await active())?.periodEndsAt);
    expect(await active()).toMatchObject({ state: 'past_due' });
  });

  test('of free days moves the first payment of the next period', async () => {
    const { code } = await makeCoupon(ctx, { kind: 'free_days', percent: null, freeDays: 30 });
    const without = Date.parse((await getQuote(ctx, month)).endsAt);
    const { endsAt, total } = await quote(code);
    expect(total).toBe(900);
    expect((Date.parse(endsAt) - without) / dayMs).toBeGreaterThanOrEqual(28);
    await buy({ coupon: code });
    expect(await active()).toMatchObject({ periodEndsAt: endsAt });
  });

  test('is free for others again when its buyer never went on to pay', async () => {
    const { code } = await makeCoupon(ctx, { maxUses: 1 });
    twin.mood = 'away';
    await expect(begin({ coupon: code, total: 720 })).rejects.toMatchObject({ code: 'provider_away' });
    // She can begin again with it; others wait until her order has ended.
    const other = { ...ctx, actor: (await makeUser(ctx)).actor };
    const others = async () => (await getQuote(other, { ...month, coupon: code })).coupon?.problem;
    expect((await quote(code)).coupon?.problem).toBeNull();
    expect(await others()).toMatch(/./);
    ctx.clock.advance(3700);
    await ctx.jobs.drain();
    expect(await others()).toBeNull();
  });

  test('is free for others again when its payment fails', async () => {
    const { code } = await makeCoupon(ctx, { maxUses: 1 });
    twin.mood = 'declined';
    await begin({ coupon: code, total: 720 });
    await buy({ coupon: code, total: 720 });
    expect(await planOf()).toBe('standard');
  });
});

describe('a higher plan', () => {
  test('begins at once, and what is left of the lower one is credited to the cent', async () => {
    await buy();
    const before = await active();
    const [from, to] = [before?.periodStartsAt, before?.periodEndsAt].map((iso) => Date.parse(iso ?? ''));
    ctx.clock.advance(((to ?? 0) - (from ?? 0)) / 1000 / 4);
    const wanted = { ...month, plan: 'premium' } as const;
    const quote = await getQuote(ctx, wanted);
    expect(quote).toMatchObject({ kind: 'upgrade', price: 1800, credit: 675, total: 1125 });
    await buy({ ...wanted, total: 1125 });
    expect(await planOf()).toBe('premium');
    expect(await active()).toMatchObject({ plan: 'premium', periodStartsAt: ctx.clock.now().toISOString() });
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('that was paid after its plan was renewed comes too late, and its money goes back', async () => {
    await buy();
    ctx.clock.advance(
      (Date.parse((await active())?.periodEndsAt ?? '') - ctx.clock.now().getTime()) / 1000 - 60,
    );
    const quote = await getQuote(ctx, { ...month, plan: 'premium' });
    const { orderId } = await begin({ plan: 'premium', total: quote.total });
    await waitUntil((await active())?.periodEndsAt);
    const payment = await paymentOf(orderId);
    twin.pay(payment);
    await completePayment(ctx, payment, {});
    await ctx.jobs.drain();
    expect(await planOf()).toBe('standard');
    expect(await verifyLedger(ctx)).toEqual([]);
  });
});

describe('a renewal', () => {
  test('is charged to the saved card, and goes on where the period ended', async () => {
    await buy();
    const first = await active();
    await waitUntil(first?.periodEndsAt);
    expect(await active()).toMatchObject({ state: 'active', periodStartsAt: first?.periodEndsAt });
    expect(twin.calls.filter((call) => call === 'charge')).toHaveLength(1);
    await renewDue(ctx);
    await ctx.jobs.drain();
    expect(twin.calls.filter((call) => call === 'charge')).toHaveLength(1);
  });

  test('that fails is tried three times within ten days, with access; then the plan is free', async () => {
    await buy();
    const end = (await active())?.periodEndsAt ?? '';
    for (const day of [0, 3, 10]) {
      twin.mood = 'insufficient_funds';
      await waitUntil(new Date(Date.parse(end) + day * dayMs).toISOString());
      expect(await planOf(), `after day ${day}`).toBe(day === 10 ? 'free' : 'standard');
    }
    expect(await active()).toBeNull();
    expect(await readMessages(ctx)).toHaveLength(4);
    expect(ctx.sent.map(({ subject }) => subject)).toEqual([
      'Thank you! Your plan has begun',
      'We couldn’t charge your renewal',
      'We couldn’t charge your renewal',
      'Your plan has ended',
    ]);
    // Each of a payment of its own.
    expect(new Set(ctx.sent.map(({ about }) => about)).size).toBe(4);
  });

  test('that has failed can be paid by hand, and keeps its day', async () => {
    await buy();
    const end = (await active())?.periodEndsAt ?? '';
    twin.mood = 'declined';
    await waitUntil(end);
    expect(await active()).toMatchObject({ state: 'past_due' });
    await buy();
    expect(await active()).toMatchObject({ state: 'active', periodStartsAt: end });
  });

  test('that is being charged is not a failure because a payment by hand was one', async () => {
    await buy();
    twin.mood = 'declined';
    await waitUntil((await active())?.periodEndsAt);
    const { orderId } = await begin();
    const second = Date.parse((await active())?.triedAgainAt ?? '');
    twin.mood = 'loses the answer';
    ctx.clock.advance((second - ctx.clock.now().getTime()) / 1000 + 1);
    await renewDue(ctx);
    expect(await active()).toMatchObject({ state: 'past_due', triedAgainAt: null });
    await closeOrder(ctx, {
      paymentId: await paymentOf(orderId),
      purpose: planPurpose,
      purposeId: orderId,
      userId: buyer.userId,
      amount: money(900, 'USD'),
      method: 'creditOrDebit',
      paymentMethodId: undefined,
      toDollars: { rate: '1', date: '2026-11-17', source: 'admin' },
    });
    expect(await active()).toMatchObject({ state: 'past_due', triedAgainAt: null });
  });

  test('waits for the end of Shabbat where the payer lives, with access meanwhile', async () => {
    await changeUser(ctx, buyer.userId, { place: 'jerusalem' });
    await buy();
    await ctx.db
      .updateTable('subscriptions')
      .set({ period_ends_at: new Date('2026-11-28T08:00:00Z'), due_at: new Date('2026-11-28T08:00:00Z') })
      .execute();
    await waitUntil('2026-11-28T08:00:00Z');
    expect(await planOf()).toBe('standard');
    expect(twin.calls).not.toContain('charge');
    await waitUntil('2026-11-28T17:00:00Z');
    expect(twin.calls).toContain('charge');
  });
});

describe('a subscription', () => {
  test('that is cancelled stays to the second at which its period ends, and can be kept', async () => {
    await buy();
    const { periodEndsAt = '' } = (await cancel(ctx)) ?? {};
    expect(await keep(ctx)).toMatchObject({ ends: false });
    await cancel(ctx);
    ctx.clock.advance((Date.parse(periodEndsAt) - ctx.clock.now().getTime()) / 1000 - 1);
    expect(await planOf()).toBe('standard');
    ctx.clock.advance(1);
    expect(await planOf()).toBe('free');
    await renewDue(ctx);
    expect(await active()).toBeNull();
    expect(twin.calls).not.toContain('charge');
  });

  test('ends with an account that was given up, and nothing more is charged', async () => {
    await buy();
    await inTransaction(ctx, (ctx) => callHook(ctx, accountGivenUp, { userId: buyer.userId }));
    expect(await active()).toMatchObject({ ends: true });
    await waitUntil((await active())?.periodEndsAt);
    expect([await active(), twin.calls.includes('charge')]).toEqual([null, false]);
  });

  test('changes to a lower plan with its next period', async () => {
    await buy({ plan: 'premium', total: 1800 });
    expect(await changeLater(ctx, { plan: 'standard', period: 'month' })).toMatchObject({
      plan: 'premium',
      next: { plan: 'standard', period: 'month', price: 900 },
    });
    await waitUntil((await active())?.periodEndsAt);
    expect(await active()).toMatchObject({ plan: 'standard', price: 900, next: null });
    await expect(changeLater(ctx, { plan: 'premium', period: 'month' })).rejects.toMatchObject({
      code: 'not_later',
    });
  });

  test('rests for some months, without a charge and without its plan, and resumes', async () => {
    await buy();
    const { periodEndsAt } = (await pause(ctx, { months: 2 })) ?? {};
    await waitUntil(periodEndsAt);
    expect(await active()).toMatchObject({ state: 'paused' });
    expect([await planOf(), twin.calls.includes('charge')]).toEqual(['free', false]);
    await resume(ctx);
    await renewDue(ctx);
    await ctx.jobs.drain();
    expect(await active()).toMatchObject({ state: 'active' });
    expect(await planOf()).toBe('standard');
  });
});

test('a trial is given once, and never to someone with a plan', async () => {
  const { endsAt } = await beginTrial(ctx);
  expect(Date.parse(endsAt) - ctx.clock.now().getTime()).toBe(14 * dayMs);
  await expect(beginTrial(ctx)).rejects.toMatchObject({ code: 'trial_used' });
});
