import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { dayMs } from '#core/durations.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { findSeats } from '#features/people/server/public.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import type { PaidPlan } from '#features/plans/policy.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { buyPlan } from '#features/plans/purchase/server/buy.ts';
import { getQuote } from '#features/plans/purchase/server/offers.ts';
import { findOrder } from '#features/plans/purchase/server/orders.ts';
import { completePurchase } from '#features/plans/purchase/server/purchases.ts';
import { cancel, pause } from '#features/plans/subscription/server/acts.ts';
import { renewDue } from '#features/plans/renewals/server/renew.ts';
import { getActive } from '#features/plans/subscription/server/active.ts';
import { definePlanJobs } from '#features/plans/testing.ts';
import { grantPlan, type NewGrant } from './grant-plan.ts';
import { turnGrants } from './turn-grants.ts';
import { withdrawGrant } from './withdraw-grant.ts';

const database = useDatabase();
const twin = createProviderTwin();
let ctx: TestCtx;
let person: TestUser;

beforeEach(async () => {
  const base = makeCtx(database.db, { providers: { sandbox: twin } });
  person = await makeUser(base, { country: 'US' });
  ctx = { ...base, actor: person.actor };
  definePaymentJobs(ctx.jobs, ctx);
  definePlanJobs(ctx.jobs, ctx);
});

const give = (grant: Partial<NewGrant> = {}) =>
  inTransaction(ctx, (ctx) =>
    grantPlan(ctx, person.userId, {
      id: `gift:${randomUUID()}`,
      plan: 'standard',
      source: 'gift',
      lasts: { months: 1 },
      ...grant,
    }),
  );
const later = (days: number) => new Date(ctx.clock.now().getTime() + days * dayMs);
const plan = async () => (await findEntitlements(ctx, person.userId)).plan;
const passes = (seconds: number) => ctx.clock.advance(seconds);
const until = (at: Date) => (at.getTime() - ctx.clock.now().getTime()) / 1000;

async function buy(plan: PaidPlan = 'standard', total = 900) {
  const offer = { plan, period: 'month', currency: 'USD', method: 'creditOrDebit' } as const;
  const { orderId } = await buyPlan(ctx, { ...offer, key: randomUUID(), total });
  twin.pay((await findOrder(ctx, { id: orderId }))?.payment_id ?? '');
  await completePurchase(ctx, { id: orderId, query: {} });
  return new Date((await getActive(ctx))?.periodEndsAt ?? '');
}

describe('a plan that is granted', () => {
  test('is in force from its first instant to its last', async () => {
    const { endsAt } = await give({ plan: 'premium' });
    expect(await plan()).toBe('premium');
    passes(until(endsAt) - 1);
    expect(await plan()).toBe('premium');
    passes(1);
    expect(await plan()).toBe('free');
  });

  test('is granted once by one id, and gifts follow one another', async () => {
    const id = `gift:${randomUUID()}`;
    const first = await give({ id });
    expect(await give({ id })).toMatchObject(first);
    const second = await give();
    expect(second.startsAt).toEqual(first.endsAt);
    expect((await findEntitlements(ctx, person.userId)).planEndsAt).toEqual(second.endsAt);
  });

  test('tells her when nothing is left, and only then', async () => {
    const { endsAt } = await give();
    await give();
    passes(until(endsAt));
    await turnGrants(ctx);
    expect(await readMessages(ctx)).toEqual([]);
    passes(32 * 24 * 3600);
    await turnGrants(ctx);
    await turnGrants(ctx);
    expect(await readMessages(ctx)).toEqual([expect.stringContaining('has ended')]);
  });

  test('may have its own number of seats, and gives way to the more that her plan has', async () => {
    const lasts = { until: later(300) };
    await give({ source: 'license', plan: 'premium', lasts, seats: 20 });
    expect(await findSeats(ctx, person.userId)).toBe(20);
    await buy();
    expect(await findSeats(ctx, person.userId)).toBe(24);
    passes(400 * 24 * 3600);
    expect(await findSeats(ctx, person.userId)).toBe(0);
  });

  test('until a day can be made longer, and begin later', async () => {
    const grant = { id: 'scholarship:1', source: 'scholarship', plan: 'complimentary' } as const;
    await give({ ...grant, from: later(2), lasts: { until: later(9) } });
    expect(await plan()).toBe('free');
    passes(2 * 24 * 3600);
    expect(await plan()).toBe('complimentary');
    const end = later(20);
    await give({ ...grant, lasts: { until: end } });
    expect((await findEntitlements(ctx, person.userId)).planEndsAt).toEqual(end);
  });
});

describe('a gift beside a plan that is paid for', () => {
  test('puts off the next charge by as much, and what is left is worth no more', async () => {
    const paidUntil = await buy();
    passes(10 * 24 * 3600);
    const premium = { plan: 'premium', period: 'month', currency: 'USD' } as const;
    const before = await getQuote(ctx, premium);
    await give({ lasts: { months: 2 } });
    const after = new Date((await getActive(ctx))?.periodEndsAt ?? '');
    expect((after.getTime() - paidUntil.getTime()) / dayMs).toBeGreaterThan(57);
    expect((await getQuote(ctx, premium)).credit).toBe(before.credit);
    passes(until(paidUntil) + 20 * 24 * 3600);
    await ctx.jobs.drain();
    expect(await plan()).toBe('standard');
  });

  test('puts off one that nobody has renewed for two months until the gift has ended', async () => {
    const end = await buy();
    passes(until(end) + 60 * 24 * 3600);
    const { endsAt } = await give();
    expect(await getActive(ctx)).toMatchObject({ state: 'active', periodEndsAt: endsAt.toISOString() });
  });

  test('that is taken back brings the charge forward again', async () => {
    const paidUntil = await buy();
    const id = `gift:${randomUUID()}`;
    await give({ id, lasts: { months: 3 } });
    await inTransaction(ctx, (ctx) => withdrawGrant(ctx, person.userId, id));
    const end = new Date((await getActive(ctx))?.periodEndsAt ?? '');
    expect(Math.abs(end.getTime() - paidUntil.getTime())).toBeLessThan(5 * dayMs);
  });

  test('lengthens one that was canceled, and keeps one that rests until the gift has ended', async () => {
    const paidUntil = await buy();
    await cancel(ctx);
    await give();
    expect(Date.parse((await getActive(ctx))?.periodEndsAt ?? '')).toBeGreaterThan(paidUntil.getTime());
    await pause(ctx, { months: 1 });
    expect(await getActive(ctx)).toMatchObject({ pauseMonths: 1, ends: false });
  });

  test('comes first: a plan that is bought meanwhile begins when it ends', async () => {
    const { endsAt } = await give({ lasts: { months: 6 } });
    const paidUntil = await buy();
    expect((paidUntil.getTime() - endsAt.getTime()) / dayMs).toBeGreaterThan(27);
  });

  test('of less than she buys does not lengthen it: it waits, and goes on when she no longer pays for more', async () => {
    const { endsAt } = await give({ lasts: { months: 12 } });
    const premium = { plan: 'premium', period: 'month', currency: 'USD' } as const;
    const { endsAt: quoted } = await getQuote(ctx, premium);
    const paidUntil = await buy('premium', 1800);
    expect(paidUntil.toISOString()).toBe(quoted);
    expect((paidUntil.getTime() - ctx.clock.now().getTime()) / dayMs).toBeLessThan(32);
    await cancel(ctx);
    passes(until(paidUntil) - 1);
    expect(await plan()).toBe('premium');
    passes(2);
    expect(await plan()).toBe('standard');
    const { planEndsAt } = await findEntitlements(ctx, person.userId);
    expect(((planEndsAt?.getTime() ?? 0) - endsAt.getTime()) / dayMs).toBeGreaterThan(27);
  });

  test('is not lost by an upgrade: what is left of it comes after', async () => {
    await buy();
    const { endsAt } = await give({ lasts: { months: 12 } });
    const premium = { plan: 'premium', period: 'month', currency: 'USD' } as const;
    const { total } = await getQuote(ctx, premium);
    const paidUntil = await buy('premium', total);
    expect((paidUntil.getTime() - ctx.clock.now().getTime()) / dayMs).toBeLessThan(32);
    await cancel(ctx);
    passes(until(paidUntil) + 60);
    expect(await plan()).toBe('standard');
    const { planEndsAt } = await findEntitlements(ctx, person.userId);
    expect(planEndsAt?.getTime()).toBeGreaterThan(endsAt.getTime());
  });

  test('of less than she pays for waits until her own plan has ended, and comes at once if that is refunded', async () => {
    const paidUntil = await buy('premium', 1800);
    const { startsAt } = await give({ lasts: { months: 2 } });
    expect(startsAt).toEqual(paidUntil);
    expect((await getActive(ctx))?.periodEndsAt).toBe(paidUntil.toISOString());
    await pause(ctx, { months: 1 });
    passes(until(paidUntil) + 60);
    await renewDue(ctx);
    expect(await plan()).toBe('standard');
  });
});
