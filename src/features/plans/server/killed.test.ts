import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { makeCoupon } from '#features/coupons/testing.ts';
import { listOwnDocuments } from '#features/invoices/testing.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs, makeRefund } from '#features/payments/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { buyPlan } from '../purchase/server/buy.ts';
import { findOrder } from '../purchase/server/orders.ts';
import { completePurchase } from '../purchase/server/purchases.ts';
import { chargeRenewal, renewDue } from '../renewals/server/renew.ts';
import { getActive } from '../subscription/server/active.ts';
import { definePlanJobs } from '../testing.ts';

const database = useCommittedDatabase();
const patience = { timeout: 400_000 };
const offer = { plan: 'standard', period: 'month', currency: 'USD', method: 'creditOrDebit' } as const;

function makeWorld() {
  const twin = createProviderTwin();
  const ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  definePlanJobs(ctx.jobs, ctx);
  return { twin, ctx };
}

test(
  'a process that is killed anywhere while a plan is bought with a coupon charges once and gives it once',
  patience,
  async () => {
    const { twin, ctx } = makeWorld();
    const { code } = await makeCoupon(ctx);
    let buyer = await makeUser(ctx);
    let key = randomUUID();
    const buy = async (ctx: RequestCtx) => {
      const own = { ...ctx, actor: buyer.actor };
      const { orderId } = await buyPlan(own, { ...offer, key, coupon: code, total: 720 });
      const { payment_id } = (await findOrder(own, { id: orderId })) ?? {};
      if (payment_id && twin.kept(payment_id)?.state === 'pending') twin.pay(payment_id);
      await completePurchase(own, { id: orderId, query: {} });
      return payment_id ?? '';
    };
    const steps = await dieAtEachStep(ctx, buy, async () => {
      ctx.clock.advance(16);
      await ctx.jobs.drain();
      // The same form is sent once more.
      const payment = await buy(ctx);
      expect((await findEntitlements(ctx, buyer.userId)).plan).toBe('standard');
      expect(twin.kept(payment)?.charges).toBe(1);
      expect(await getActive({ ...ctx, actor: buyer.actor })).toMatchObject({ state: 'active' });
      expect(await verifyLedger(ctx)).toEqual([]);
      buyer = await makeUser(ctx);
      key = randomUUID();
    });
    expect(steps).toBeGreaterThan(40);
    const uses = await database.db
      .selectFrom('plan_orders')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    expect(uses.map(({ state }) => state)).toEqual(['paid']);
  },
);

test(
  'a process that is killed anywhere while a plan is renewed charges once, and the plan goes on',
  patience,
  async () => {
    const { twin, ctx } = makeWorld();
    const { buyer } = await buyOne(ctx, twin);
    const own = { ...ctx, actor: buyer.actor };
    const payments = async () =>
      (
        await database.db
          .selectFrom('plan_orders')
          .select(['payment_id', 'state'])
          .where('user_id', '=', buyer.userId)
          .orderBy('created_at')
          .execute()
      ).map(({ payment_id: id, state }) => ({ id: id ?? '', state }));
    const steps = await dieAtEachStep(
      ctx,
      async (dying) => {
        const { periodEndsAt = '' } = (await getActive(own)) ?? {};
        const wait = (Date.parse(periodEndsAt) - ctx.clock.now().getTime()) / 1000 + 1;
        if (wait > 0) ctx.clock.advance(wait);
        // A renewal that waits for the end of Shabbat is another test's.
        const reopens = resumesAt(ctx.clock.now(), placeOfPerson(undefined));
        if (reopens) ctx.clock.advance((reopens.getTime() - ctx.clock.now().getTime()) / 1000 + 1);
        await renewDue(dying);
        const open = (await payments()).filter(({ state }) => state === 'open');
        for (const { id } of open) await chargeRenewal(dying, { paymentId: id, userId: buyer.userId });
      },
      async () => {
        ctx.clock.advance(120);
        await renewDue(ctx);
        await ctx.jobs.drain();
        ctx.clock.advance(120);
        await ctx.jobs.drain();
        for (const { id, state } of await payments()) {
          expect(state).toBe('paid');
          expect(twin.kept(id)?.charges).toBe(1);
        }
        expect((await findEntitlements(ctx, buyer.userId)).plan).toBe('standard');
        expect(await verifyLedger(ctx)).toEqual([]);
      },
    );
    expect(steps).toBeGreaterThan(25);
  },
);

test(
  'a process that is killed anywhere while a plan is refunded gives the money back once, and takes the plan once',
  patience,
  async () => {
    const { twin, ctx } = makeWorld();
    let refunded = await buyOne(ctx, twin);
    const refund = async (ctx: RequestCtx) => {
      const { payment, refundId } = refunded;
      await inTransaction(ctx, (ctx) =>
        askForRefund(ctx, payment, {
          id: refundId,
          part: money(900, 'USD'),
          reason: 'asked',
          cause: 'person',
        }),
      );
      await makeRefund(ctx, { refundId, tries: 0 });
    };
    const steps = await dieAtEachStep(ctx, refund, async () => {
      const { buyer, payment } = refunded;
      // The form is sent once more, and the jobs that were left behind run.
      await refund(ctx);
      ctx.clock.advance(120);
      await ctx.jobs.drain();
      expect((await findEntitlements(ctx, buyer.userId)).plan).toBe('free');
      expect(twin.kept(payment)?.refunds).toHaveLength(1);
      const notes = await listOwnDocuments({ ...ctx, actor: buyer.actor }, {});
      expect(notes.items.filter(({ kind }) => kind === 'credit_note')).toHaveLength(1);
      expect(await verifyLedger(ctx)).toEqual([]);
      refunded = await buyOne(ctx, twin);
    });
    expect(steps).toBeGreaterThan(25);
  },
);

async function buyOne(ctx: TestCtx, twin: ProviderTwin) {
  const buyer = await makeUser(ctx);
  const own = { ...ctx, actor: buyer.actor };
  const { orderId } = await buyPlan(own, { ...offer, key: randomUUID(), total: 900 });
  const { payment_id } = (await findOrder(own, { id: orderId })) ?? {};
  const payment = payment_id ?? '';
  twin.pay(payment);
  await completePurchase(own, { id: orderId, query: {} });
  return { buyer, payment, refundId: randomUUID() };
}
