import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { listReceiptNumbers } from '#features/invoices/testing.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { countPayments, definePaymentJobs, makeRefund } from '#features/payments/testing.ts';
import { giveDonation } from '../giving/server/give-donation.ts';
import { completeDonation, getDonation } from '../giving/server/view-donation.ts';
import { makeGivenDonation, readDonation, wantedDonation } from '../testing.ts';
import { listContributionsOf } from './donation-rows.ts';

const database = useCommittedDatabase();
const patience = { timeout: 400_000 };
const us = { entity: 'us', currency: 'USD' } as const;

function makeWorld() {
  const twin = createProviderTwin();
  const ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  return { twin, ctx };
}

const given = (ctx: RequestCtx) => readBalance(ctx, us, { purpose: 'donations', detail: 'general' });

test(
  'a process that is killed anywhere between the form and the money charges once, and has one contribution and one receipt',
  patience,
  async () => {
    const { twin, ctx } = makeWorld();
    let key = randomUUID();
    const work = async (ctx: RequestCtx) => {
      const { token } = await giveDonation(ctx, { ...wantedDonation, key });
      const paymentId = (await readDonation(ctx, token)).payment_id ?? '';
      if (twin.kept(paymentId)?.state === 'pending') twin.pay(paymentId);
      await completeDonation(ctx, { token, query: {} });
    };
    const steps = await dieAtEachStep(ctx, work, async () => {
      ctx.clock.advance(16);
      await ctx.jobs.drain();
      const before = await given(ctx);
      // The same form is sent once more.
      const { token } = await giveDonation(ctx, { ...wantedDonation, key });
      const { state } = await getDonation(ctx, { token });
      if (state !== 'given') await work(ctx);
      const { id, payment_id } = await readDonation(ctx, token);
      expect(await getDonation(ctx, { token })).toMatchObject({ state: 'given' });
      expect(twin.kept(payment_id ?? '')?.charges).toBe(1);
      expect(await listContributionsOf(ctx, id)).toMatchObject([{ amount: 3600, refunded: 0 }]);
      expect(await listReceiptNumbers(ctx, payment_id ?? '')).toHaveLength(1);
      expect([before, before - 3600n]).toContain(await given(ctx));
      expect(await verifyLedger(ctx)).toEqual([]);
      key = randomUUID();
    });
    expect(steps).toBeGreaterThan(30);
    const numbers = await listReceiptNumbers(ctx);
    // No number was lost with any of the killed.
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  },
);

test(
  'a process that is killed anywhere while a donation is refunded, or its dispute lost, takes it back once',
  patience,
  async () => {
    const { twin, ctx } = makeWorld();
    const before = await given(ctx);
    const give = async () => {
      const refunded = await makeGivenDonation(ctx, { pay: (id) => twin.pay(id) });
      const disputed = await makeGivenDonation(ctx, { pay: (id) => twin.pay(id) });
      const refund = { id: randomUUID(), reason: 'asked_by_payer', cause: 'staff:test' };
      await inTransaction(ctx, (ctx) => askForRefund(ctx, refunded.paymentId, refund));
      twin.dispute(disputed.paymentId, 'lost');
      return { refunded, disputed, refundId: refund.id };
    };
    let world = await give();
    const steps = await dieAtEachStep(
      ctx,
      async (dying) => {
        await makeRefund(dying, { refundId: world.refundId, tries: 0 });
        const { disputed } = world;
        await receiveWebhook(dying, 'sandbox', twin.webhook(disputed.paymentId, disputed.id));
      },
      async () => {
        const { disputed, refunded } = world;
        await receiveWebhook(ctx, 'sandbox', twin.webhook(disputed.paymentId, disputed.id));
        await ctx.jobs.drain();
        for (const { id, token } of [refunded, disputed]) {
          expect(await readDonation(ctx, token)).toMatchObject({ state: 'void' });
          expect(await listContributionsOf(ctx, id)).toMatchObject([{ refunded: 3600 }]);
        }
        expect(twin.kept(refunded.paymentId)?.refunds).toHaveLength(1);
        expect(await given(ctx)).toBe(before);
        expect(await verifyLedger(ctx)).toEqual([]);
        world = await give();
      },
    );
    expect(steps).toBeGreaterThan(15);
  },
);

test(
  'of twenty that send the same form at the same moment, all have one donation with one payment',
  patience,
  async () => {
    const { twin, ctx } = makeWorld();
    const key = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => giveDonation(ctx, { ...wantedDonation, key })),
    );
    expect(new Set(sent.map(({ token }) => token)).size).toBe(1);
    expect(twin.calls.filter((call) => call === 'begin')).toHaveLength(1);
    const { id } = await readDonation(ctx, sent[0]?.token ?? '');
    expect(await countPayments(ctx, id)).toBe(1);
  },
);
