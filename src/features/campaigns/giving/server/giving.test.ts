import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { getDonationForm, giveDonation } from '#features/donations/testing.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { makeLiveCampaign, makePool } from '#features/campaigns/testing.ts';
import { compareSums } from '#features/campaigns/totals/server/compare-sums.ts';

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

test('a gift counts for its campaign once its money is here, with what is matched beside it', async () => {
  await makePool(ctx, { campaignId, ratio: 1, cap: 5000 });
  await give('36');
  await give('18', 'anonymous');
  expect(await live()).toMatchObject({ raised: 5400, matched: 5000, gifts: 2, donors: 2 });
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

test('nothing can be given before it begins or once it is over, and the form says so', async () => {
  const asked = { currency: 'GBP', to: `campaign:${campaignId}` } as const;
  expect((await getDonationForm(ctx, asked)).target).toEqual({
    about: 'A gift for “Leeds learns”',
    refused: null,
  });
  ctx.clock.advance(2 * 24 * 3600);
  expect((await getDonationForm(ctx, asked)).target).toMatchObject({
    about: null,
    refused: expect.stringContaining('isn’t taking gifts') as unknown,
  });
  await expect(give('36')).rejects.toMatchObject({ code: 'target_closed' });
});
