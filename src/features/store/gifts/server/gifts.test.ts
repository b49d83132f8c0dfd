import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeGivenDonation } from '#features/donations/testing.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { giveCoins } from '#features/rewards/testing.ts';
import { storeApi } from '#features/store/api.ts';
import { makeItem, makeStoreAdmin } from '#features/store/testing.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
});

const give = (itemId: string, amount: string) =>
  makeGivenDonation(ctx, { to: `impact:${itemId}`, amount, pay: (id) => twin.pay(id) });

async function redeem(itemId: string): Promise<void> {
  const { userId, actor } = await makeUser(ctx);
  await giveCoins(ctx, userId, 10);
  await call(storeApi.redeem, { itemId, price: 10, key: randomUUID() }, { context: { ...ctx, actor } });
}

const budgetOf = async (id: string) => {
  expect(await verifyLedger(ctx)).toEqual([]);
  return call(storeApi.budget, { id }, { context: await makeStoreAdmin(ctx) });
};

/** The gift that pays for each redemption, the first first. */
async function giftsBehind(itemId: string): Promise<(string | null)[]> {
  const rows = await ctx.db
    .selectFrom('redemptions')
    .innerJoin('store_budget_entries', 'store_budget_entries.id', 'redemptions.budget_entry_id')
    .select('store_budget_entries.contribution_id')
    .where('redemptions.item_id', '=', itemId)
    .orderBy('redemptions.number')
    .execute();
  return rows.map(({ contribution_id }) => contribution_id);
}

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

test('a gift raises the budget of an item, and every redemption leads to its gift, first in, first out', async () => {
  const { id } = await makeItem(ctx);
  const first = await give(id, '12');
  const second = await give(id, '5');
  expect(await budgetOf(id)).toMatchObject({ funded: 3, left: 3 });
  for (let time = 0; time < 3; time += 1) await redeem(id);
  expect(await giftsBehind(id)).toEqual([
    first.contribution.id,
    first.contribution.id,
    second.contribution.id,
  ]);
  await expect(redeem(id)).rejects.toMatchObject({ code: 'fully_funded' });
  expect(await budgetOf(id)).toMatchObject({ funded: 3, used: 3, left: 0 });
});

test('what goes back of a gift lowers the budget, once for each part', async () => {
  const { id } = await makeItem(ctx);
  const { paymentId } = await give(id, '25');
  await redeem(id);
  await refund(paymentId, 600n);
  expect(await budgetOf(id)).toMatchObject({ funded: 3, used: 1, left: 2 });
  await refund(paymentId, 500n);
  expect(await budgetOf(id)).toMatchObject({ funded: 2, used: 1, left: 1 });
  await redeem(id);
  await refund(paymentId);
  // Two were redeemed, and stay so.
  expect(await budgetOf(id)).toMatchObject({ funded: 2, used: 2, left: 0 });
});

test('an entry that came of a gift is not taken back by hand', async () => {
  const { id } = await makeItem(ctx);
  await give(id, '25');
  const { items } = await budgetOf(id);
  const taken = call(
    storeApi.counterBudget,
    { id, entryId: items[0]?.id ?? '', note: 'by mistake' },
    { context: await makeStoreAdmin(ctx) },
  );
  await expect(taken).rejects.toMatchObject({ code: 'of_gift' });
});

test('a gift in another currency, or for goods, is refused', async () => {
  const { id } = await makeItem(ctx);
  const asked = makeGivenDonation(ctx, {
    to: `impact:${id}`,
    currency: 'ILS',
    pay: (each) => twin.pay(each),
  });
  await expect(asked).rejects.toMatchObject({ code: 'target_closed' });
  await expect(give('unknown', '12')).rejects.toMatchObject({ code: 'target_closed' });
});
