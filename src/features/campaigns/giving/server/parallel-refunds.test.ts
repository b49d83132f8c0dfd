import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { Refusal } from '#core/refusals.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { makeLiveCampaign, makePool } from '#features/campaigns/testing.ts';
import { compareSums } from '#features/campaigns/totals/server/compare-sums.ts';
import { makeGivenDonation } from '#features/donations/testing.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';

const database = useCommittedDatabase();

const refund = (ctx: TestCtx, paymentId: string, amount: bigint) =>
  inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, {
      id: randomUUID(),
      part: money(amount, 'GBP'),
      reason: 'asked',
      cause: 'person',
    }),
  );

async function makeWorld() {
  const twin = createProviderTwin();
  const ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  const campaignId = await makeLiveCampaign(ctx);
  await makePool(ctx, { campaignId, cap: 1_000_000 });
  const give = async () => {
    const wanted = { to: `campaign:${campaignId}`, currency: 'GBP', amount: '100' } as const;
    return (await makeGivenDonation(ctx, { ...wanted, pay: twin.pay })).paymentId;
  };
  return { ctx, twin, campaignId, give };
}

test('of 50 refunds of one gift at once, as many are made as there is money', async () => {
  const { ctx, twin, campaignId, give } = await makeWorld();
  const paymentId = await give();
  const asked = await Promise.all(
    Array.from({ length: 50 }, () =>
      refund(ctx, paymentId, 300n).then(
        () => 1,
        (error: unknown) => {
          if (error instanceof Refusal) return 0;
          throw error;
        },
      ),
    ),
  );
  await ctx.jobs.drain();
  expect(asked.filter((made) => made === 1)).toHaveLength(33);
  expect(twin.kept(paymentId)?.refunds).toHaveLength(33);
  expect(await readLive(ctx, campaignId)).toMatchObject({ raised: 100, matched: 100, gifts: 1 });
  expect([await compareSums(ctx), await verifyLedger(ctx)]).toEqual([[], []]);
});

test('50 gifts of one campaign go back at once, and nothing of them is left in its total or its pool', async () => {
  const { ctx, campaignId, give } = await makeWorld();
  const paymentIds: string[] = [];
  for (let gift = 0; gift < 50; gift += 1) paymentIds.push(await give());
  await Promise.all(paymentIds.map((id) => refund(ctx, id, 10_000n)));
  await ctx.jobs.drain();
  expect(await readLive(ctx, campaignId)).toMatchObject({ raised: 0, matched: 0, gifts: 0, donors: 0 });
  expect([await compareSums(ctx), await verifyLedger(ctx)]).toEqual([[], []]);
});
