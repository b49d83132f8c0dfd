import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  defineRecurringJobs,
  getDonationForm,
  giveDonation,
  makeDonation,
  makeRecurring,
  readDonation,
  takeDueJob,
  wantedDonation,
} from '#features/donations/testing.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { makeLiveCampaign, makePool } from '#features/campaigns/testing.ts';
import { compareSums } from '#features/campaigns/totals/server/compare-sums.ts';
import { endGiftsJob, move } from '#features/campaigns/life/server/move.ts';
import { endGifts } from './end-gifts.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;
let campaignId: string;

beforeEach(async () => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  campaignId = await makeLiveCampaign(ctx);
});

async function give(amount: string, anonymity: 'named' | 'anonymous' = 'named'): Promise<string> {
  const { payHref } = await giveDonation(ctx, {
    key: randomUUID(),
    to: `campaign:${campaignId}`,
    period: 'once',
    currency: 'GBP',
    amount,
    coversCosts: false,
    anonymity,
    dedication: 'none',
    dedicationText: '',
    message: '',
    donorName: 'Rivka Levi',
    donorAddress: 'rivka@example.org',
    method: 'creditOrDebit',
  });
  const paymentId = new URL(payHref ?? '').pathname.slice(1);
  twin.pay(paymentId);
  await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, randomUUID()));
  await ctx.jobs.drain();
  return paymentId;
}

const live = async () => {
  expect(await compareSums(ctx)).toEqual([]);
  return readLive(ctx, campaignId);
};

test('a gift counts for its campaign once its money is here, with what is matched beside it, and its donor once', async () => {
  await makePool(ctx, { campaignId, ratio: 1, cap: 5000 });
  await give('36');
  await give('18', 'anonymous');
  expect(await live()).toMatchObject({ raised: 5400, matched: 5000, gifts: 2, donors: 1 });
  expect((await live()).newest.map(({ name }) => name)).toContain(null);
});

test('what goes back is no longer counted, and its match is free again', async () => {
  await makePool(ctx, { campaignId, cap: 5000 });
  const paymentId = await give('36');
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, { id: 'r1', part: money(1200n, 'GBP'), reason: 'asked', cause: 'person' }),
  );
  await ctx.jobs.drain();
  expect(await live()).toMatchObject({ raised: 2400, matched: 2400, gifts: 1, donors: 1 });
});

test('a gift that recurs counts each time, also after the end, and is matched once', async () => {
  await makePool(ctx, { campaignId, ratio: 1, cap: 50_000 });
  defineRecurringJobs(ctx.jobs, ctx);
  await makeRecurring(ctx, {
    to: `campaign:${campaignId}`,
    currency: 'GBP',
    dedication: 'none',
    pay: (id) => twin.pay(id),
  });
  expect(await live()).toMatchObject({ raised: 3600, matched: 3600 });
  ctx.clock.advance(31 * 24 * 3600);
  await ctx.jobs.run(takeDueJob);
  await ctx.jobs.drain();
  expect(await live()).toMatchObject({ raised: 7200, matched: 3600 });
});

test('nothing can be given before it begins or once it is over, and the form says so', async () => {
  const asked = { currency: 'GBP', to: `campaign:${campaignId}` } as const;
  expect((await getDonationForm(ctx, asked)).target).toEqual({
    about: 'A gift for “Leeds learns”',
    refused: null,
    showsMessage: true,
    price: null,
  });
  ctx.clock.advance(2 * 24 * 3600);
  expect((await getDonationForm(ctx, asked)).target).toMatchObject({
    about: null,
    refused: expect.stringContaining('isn’t taking gifts') as unknown,
  });
  await expect(give('36')).rejects.toMatchObject({ code: 'target_closed' });
});

test('once a campaign is canceled, what recurs for it ends, and what is paid later goes back; both donors hear of it', async () => {
  ctx.jobs.define<string>(endGiftsJob, (id) => endGifts(ctx, id));
  const monthly = await makeRecurring(ctx, {
    pay: (id) => twin.pay(id),
    to: `campaign:${campaignId}`,
    currency: 'GBP',
    donorAddress: 'noa@example.org',
  });
  const late = await makeDonation(ctx, { to: `campaign:${campaignId}`, currency: 'GBP' });
  const { raised } = await live();
  await move(ctx, { id: campaignId }, { act: 'cancel', who: 'staff', reason: 'It was a mistake.' });
  await ctx.jobs.drain();
  expect(await readDonation(ctx, monthly.token)).toMatchObject({ state: 'ended' });
  twin.pay(late.payment_id ?? '');
  await receiveWebhook(ctx, 'sandbox', twin.webhook(late.payment_id ?? '', 'late'));
  await ctx.jobs.drain();
  expect(twin.kept(late.payment_id ?? '')?.refunds).toHaveLength(1);
  expect((await live()).raised).toBe(raised);
  expect(ctx.sent.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      ['noa@example.org', 'Your donation has ended'],
      [wantedDonation.donorAddress, 'Your payment goes back'],
    ]),
  );
});
