import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { listReceiptNumbers } from '#features/invoices/testing.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { getDonation } from '#features/donations/giving/server/view-donation.ts';
import { listContributionsOf } from '#features/donations/server/donation-rows.ts';
import { defineRecurringJobs, makeRecurring } from '#features/donations/testing.ts';
import { changeDonationSchedule } from './change-recurrence.ts';
import { findRecurrence } from './recurrence-rows.ts';
import { chargeGift, takeDue } from './take-due.ts';

const database = useCommittedDatabase();
const patience = { timeout: 400_000 };
const us = { entity: 'us', currency: 'USD' } as const;

function makeWorld() {
  const twin = createProviderTwin();
  const ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  defineRecurringJobs(ctx.jobs, ctx);
  return { twin, ctx, start: () => makeRecurring(ctx, { pay: (id) => twin.pay(id) }) };
}

const given = (ctx: RequestCtx) => readBalance(ctx, us, { purpose: 'donations', detail: 'general' });

test(
  'a process that is killed anywhere while a gift is due takes it once, with one receipt',
  patience,
  async () => {
    const { twin, ctx, start } = makeWorld();
    const makeDue = async () => {
      const donation = await start();
      await ctx.db
        .updateTable('recurrences')
        .set({ due_at: ctx.clock.now(), next_on: '2026-11-17' })
        .where('donation_id', '=', donation.id)
        .execute();
      return donation;
    };
    let donation = await makeDue();
    let before = await given(ctx);
    const work = async (dying: RequestCtx) => {
      await takeDue(dying);
      const paymentId = (await findRecurrence(dying, donation.id))?.payment_id;
      if (paymentId != null) await chargeGift(dying, { paymentId, donationId: donation.id });
    };
    const steps = await dieAtEachStep(ctx, work, async () => {
      ctx.clock.advance(16);
      await takeDue(ctx);
      await ctx.jobs.drain();
      ctx.clock.advance(16);
      await ctx.jobs.drain();
      expect(await getDonation(ctx, { token: donation.token })).toMatchObject({
        state: 'running',
        recurrence: { isCharging: false, triedAgainOn: null },
      });
      const contributions = await listContributionsOf(ctx, donation.id);
      expect(contributions).toHaveLength(2);
      for (const { payment_id } of contributions) {
        expect(twin.kept(payment_id ?? '')?.charges).toBe(1);
        expect(await listReceiptNumbers(ctx, payment_id ?? '')).toHaveLength(1);
      }
      expect(await given(ctx)).toBe(before - 3600n);
      expect(await verifyLedger(ctx)).toEqual([]);
      donation = await makeDue();
      before = await given(ctx);
    });
    expect(steps).toBeGreaterThan(30);
  },
);

test('of many processes that find many gifts due, each gift is taken by one', patience, async () => {
  const { ctx, start } = makeWorld();
  const donations: Awaited<ReturnType<typeof start>>[] = [];
  for (let made = 0; made < 12; made += 1) donations.push(await start());
  ctx.clock.advance(31 * 86_400);
  await Promise.all(Array.from({ length: 5 }, () => takeDue(ctx)));
  await ctx.jobs.drain();
  for (const { id } of donations) expect(await listContributionsOf(ctx, id)).toHaveLength(2);
  expect(await verifyLedger(ctx)).toEqual([]);
});

test(
  'a gift that its donor skips at the moment when it is due is either skipped or taken',
  patience,
  async () => {
    const { ctx, start } = makeWorld();
    const donations: Awaited<ReturnType<typeof start>>[] = [];
    for (let made = 0; made < 8; made += 1) donations.push(await start());
    ctx.clock.advance(31 * 86_400);
    const skip = ({ token }: { token: string }) =>
      changeDonationSchedule(ctx, { token, act: 'skip', on: '2026-12-17' });
    const [, ...skipped] = await Promise.allSettled([takeDue(ctx), ...donations.map(skip)]);
    await ctx.jobs.drain();
    for (const [index, { id, token }] of donations.entries()) {
      const isSkipped = skipped[index]?.status === 'fulfilled';
      expect(await listContributionsOf(ctx, id)).toHaveLength(isSkipped ? 1 : 2);
      expect((await getDonation(ctx, { token })).recurrence).toMatchObject({ isCharging: false });
    }
    expect(await verifyLedger(ctx)).toEqual([]);
  },
);
