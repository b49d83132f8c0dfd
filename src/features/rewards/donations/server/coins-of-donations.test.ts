import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { NotFound } from '#core/refusals.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeGivenDonation } from '#features/donations/testing.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { rewardsApi } from '#features/rewards/api.ts';
import { spendCoins } from '#features/rewards/coins/server/coins.ts';
import { readCoins } from '#features/rewards/server/public.ts';
import { readLedger } from '#features/rewards/testing.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;
let donor: TestUser;

beforeEach(async () => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  donor = await makeUser(ctx);
});

const give = (as: TestCtx = { ...ctx, actor: donor.actor }) =>
  makeGivenDonation(as, { pay: (id) => twin.pay(id) });
const coins = () => readCoins(ctx, donor.userId);

async function refund(paymentId: string, part?: bigint): Promise<void> {
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, {
      id: randomUUID(),
      ...(part !== undefined && { part: money(part, 'USD') }),
      reason: 'asked_by_payer',
      cause: 'staff:test',
    }),
  );
  await ctx.jobs.drain();
}

test('a donor who is signed in has ten coins for each dollar of her gift', async () => {
  await give();
  expect(await coins()).toBe(360);
  expect((await readLedger(ctx)).wrong).toBe(0);
});

test('a donor without an account has none', async () => {
  await give(ctx);
  expect(await ctx.db.selectFrom('donation_coins').select('coins').execute()).toEqual([]);
});

test('what goes back of a gift takes its share of the coins back', async () => {
  const { paymentId } = await give();
  await refund(paymentId, 1000n);
  expect(await coins()).toBe(260);
  await refund(paymentId);
  expect(await coins()).toBe(0);
  expect(await readLedger(ctx)).toMatchObject({ sums: { 'issued-gift': 0 }, wrong: 0 });
  expect(await verifyLedger(ctx)).toEqual([]);
});

test('coins that she has spent meanwhile are written off, and her balance is never below zero', async () => {
  const { paymentId } = await give();
  const spend = { userId: donor.userId, reference: 'tree', coins: 300, on: 'impact' } as const;
  await inTransaction(ctx, (ctx) => spendCoins(ctx, spend));
  await refund(paymentId);
  expect(await coins()).toBe(0);
  expect(await readLedger(ctx)).toMatchObject({
    sums: { 'issued-gift': 0, 'spent-impact': 300, 'written-off': -300 },
    wrong: 0,
  });
  expect(await verifyLedger(ctx)).toEqual([]);
});

test('coins of an erased person end, and a later refund of her gift moves nobody’s', async () => {
  const { paymentId } = await give();
  await inTransaction(ctx, (ctx) => erasePerson(ctx, donor.userId));
  await refund(paymentId);
  expect(await readLedger(ctx)).toMatchObject({ sums: { 'issued-gift': 0, person: 0 }, wrong: 0 });
  expect(await verifyLedger(ctx)).toEqual([]);
});

test('the page of a donor says what a gift gave her, and what went back with its money', async () => {
  const { paymentId, token } = await give();
  expect(await call(rewardsApi.donationCoins, { token }, { context: ctx })).toEqual({
    given: 360,
    takenBack: 0,
    spent: 0,
  });
  await inTransaction(ctx, (ctx) =>
    spendCoins(ctx, { userId: donor.userId, reference: 'a-tree', coins: 300, on: 'impact' }),
  );
  await refund(paymentId, 1000n);
  expect(await call(rewardsApi.donationCoins, { token }, { context: ctx })).toEqual({
    given: 360,
    takenBack: 100,
    spent: 40,
  });
  const unknown = call(rewardsApi.donationCoins, { token: 'unknown' }, { context: ctx });
  await expect(unknown).rejects.toBeInstanceOf(NotFound);
});
