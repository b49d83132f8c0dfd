import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs, makeRefund } from '#features/payments/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { claimGift } from '../claiming/server/claim-gift.ts';
import { cancelGift } from '../giving/server/cancel-gift.ts';
import { makeGift as make } from '../giving/server/make-gift.ts';
import { payGift } from '../giving/server/pay-gift.ts';
import { completeGift, getGift } from '../giving/server/view-gift.ts';
import { makePaidGift, readGift, wantedGift } from '../testing.ts';
import { workOffDue } from './work-off-due.ts';

const database = useCommittedDatabase();
const patience = { timeout: 400_000 };
const us = { entity: 'us', currency: 'USD' } as const;

function makeWorld() {
  const twin = createProviderTwin();
  const ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  return { twin, ctx };
}

const owed = (ctx: RequestCtx) => readBalance(ctx, us, { purpose: 'gift-codes' });

test(
  'a process that is killed anywhere between ordering a gift and its claim charges once, owes once and gives once',
  patience,
  async () => {
    const { twin, ctx } = makeWorld();
    let receiver = await makeUser(ctx);
    let key = randomUUID();
    const work = async (ctx: RequestCtx) => {
      const { token } = await make(ctx, { ...wantedGift, key });
      if ((await readGift(ctx, token)).state === 'draft')
        await payGift(ctx, { token, method: 'creditOrDebit', total: 2700 });
      const paymentId = (await readGift(ctx, token)).payment_id ?? '';
      if (twin.kept(paymentId)?.state === 'pending') twin.pay(paymentId);
      const { code } = await completeGift(ctx, { token, query: {} });
      await claimGift({ ...ctx, actor: receiver.actor }, code === null ? {} : { code });
      return { token, paymentId };
    };
    const steps = await dieAtEachStep(ctx, work, async () => {
      ctx.clock.advance(16);
      await ctx.jobs.drain();
      // The same form is sent once more.
      const { token } = await make(ctx, { ...wantedGift, key });
      const { state } = await getGift(ctx, { token });
      if (state !== 'claimed') await work(ctx);
      const paymentId = (await readGift(ctx, token)).payment_id ?? '';
      expect(twin.kept(paymentId)?.charges).toBe(1);
      const given = await findEntitlements(ctx, receiver.userId);
      expect(given).toMatchObject({ plan: 'standard' });
      expect(await owed(ctx)).toBe(0n);
      expect(await verifyLedger(ctx)).toEqual([]);
      receiver = await makeUser(ctx);
      key = randomUUID();
    });
    expect(steps).toBeGreaterThan(50);
    const months = await database.db
      .selectFrom('gifts')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    expect(months.map(({ state }) => state)).toEqual(['claimed']);
  },
);

test(
  'a process that is killed anywhere while a gift is sent, taken back and refunded refunds it once',
  patience,
  async () => {
    const { twin, ctx } = makeWorld();
    const give = () => makePaidGift(ctx, { pay: (id) => twin.pay(id) });
    let gift = await give();
    const steps = await dieAtEachStep(
      ctx,
      async (dying) => {
        await workOffDue({ ...dying, clock: { now: () => gift.due_at ?? ctx.clock.now() } });
        await cancelGift(dying, { token: gift.token });
      },
      async () => {
        const { state } = await readGift(ctx, gift.token);
        if (state === 'ready') await cancelGift(ctx, { token: gift.token });
        await ctx.jobs.drain();
        expect((await readGift(ctx, gift.token)).state).toBe('void');
        expect(twin.kept(gift.payment_id ?? '')?.refunds).toHaveLength(1);
        expect(await owed(ctx)).toBe(0n);
        expect(await verifyLedger(ctx)).toEqual([]);
        gift = await give();
      },
    );
    expect(steps).toBeGreaterThan(10);
  },
);

test(
  'a process that is killed anywhere while a claimed gift is refunded takes its plan and its income back, once',
  patience,
  async () => {
    const { twin, ctx } = makeWorld();
    const giveAndClaim = async () => {
      const receiver = await makeUser(ctx);
      const gift = await makePaidGift(ctx, { pay: (id) => twin.pay(id) });
      const { code } = await getGift(ctx, { token: gift.token });
      await claimGift({ ...ctx, actor: receiver.actor }, { code: code ?? '' });
      const paymentId = gift.payment_id ?? '';
      const refund = { id: randomUUID(), reason: 'kindness', cause: 'staff:test' };
      await inTransaction(ctx, (ctx) => askForRefund(ctx, paymentId, refund));
      return { receiver, gift, paymentId, refundId: refund.id };
    };
    const income = () => readBalance(ctx, us, { purpose: 'income', detail: 'plan-standard' });
    const before = await income();
    let claimed = await giveAndClaim();
    const steps = await dieAtEachStep(
      ctx,
      (dying) => makeRefund(dying, { refundId: claimed.refundId, tries: 0 }),
      async () => {
        await ctx.jobs.drain();
        expect(await readGift(ctx, claimed.gift.token)).toMatchObject({ state: 'void', owed: 0 });
        expect(twin.kept(claimed.paymentId)?.refunds).toHaveLength(1);
        expect((await findEntitlements(ctx, claimed.receiver.userId)).plan).toBe('free');
        expect([await income(), await owed(ctx)]).toEqual([before, 0n]);
        expect(await verifyLedger(ctx)).toEqual([]);
        claimed = await giveAndClaim();
      },
    );
    expect(steps).toBeGreaterThan(15);
  },
);

test('of twenty who claim a gift at the same moment, one has it', patience, async () => {
  const { twin, ctx } = makeWorld();
  const { token } = await makePaidGift(ctx, { pay: (id) => twin.pay(id) });
  const { code } = await getGift(ctx, { token });
  const people = await Promise.all(Array.from({ length: 20 }, () => makeUser(ctx)));
  const before = await readBalance(ctx, us, { purpose: 'income', detail: 'plan-standard' });
  const claims = await Promise.allSettled(
    people.map(({ actor }) => claimGift({ ...ctx, actor }, { code: code ?? '' })),
  );
  const lost = claims.filter((claim) => claim.status === 'rejected');
  expect(lost).toHaveLength(19);
  for (const { reason } of lost) expect(reason).toMatchObject({ code: 'already_claimed' });
  const plans = await Promise.all(people.map(({ userId }) => findEntitlements(ctx, userId)));
  expect(plans.filter(({ plan }) => plan === 'standard')).toHaveLength(1);
  expect(await readBalance(ctx, us, { purpose: 'income', detail: 'plan-standard' })).toBe(before - 2700n);
  expect(await verifyLedger(ctx)).toEqual([]);
});
