import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { createRandom } from '#test/support/random.ts';
import { money } from '#core/money.ts';
import { Conflict } from '#core/refusals.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { donationsApi } from '#features/donations/api.ts';
import { makeDonation, makeGivenDonation } from '#features/donations/testing.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { giveCoins } from '#features/rewards/testing.ts';
import { storeApi } from '#features/store/api.ts';
import { makeItem, makeStoreAdmin } from '#features/store/testing.ts';
import type { ImpactItem, StoreImpact } from '../contract.ts';
import { addsUp } from '../policy.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
});

const read = (): Promise<StoreImpact> => call(storeApi.impact, {}, { context: ctx });

async function readItem(id: string): Promise<ImpactItem> {
  const item = (await read()).items.find((each) => each.id === id);
  if (!item) throw new Error('not shown');
  return item;
}

const give = (itemId: string, amount: string, currency: 'USD' | 'GBP' = 'USD') =>
  makeGivenDonation(ctx, { to: `impact:${itemId}`, amount, currency, pay: (id) => twin.pay(id) });

async function redeem(itemId: string): Promise<void> {
  const { userId, actor } = await makeUser(ctx);
  await giveCoins(ctx, userId, 10);
  await call(storeApi.redeem, { itemId, price: 10, key: randomUUID() }, { context: { ...ctx, actor } });
}

async function refund(paymentId: string, part: bigint, currency: 'USD' | 'GBP' = 'USD'): Promise<void> {
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, {
      id: randomUUID(),
      part: money(part, currency),
      reason: 'asked_by_payer',
      cause: 'staff:test',
    }),
  );
  await ctx.jobs.drain();
}

test('an item shows what was given, what it became, and what is left, without anyone’s name', async () => {
  const { id } = await makeItem(ctx);
  await give(id, '12');
  await redeem(id);
  const view = await read();
  expect(view).toMatchObject({
    units: 1,
    coins: 10,
    totals: [{ currency: 'USD', given: 1200, redeemed: 500 }],
    agrees: true,
  });
  expect(await readItem(id)).toMatchObject({
    given: 1200,
    gifts: 1,
    redeemed: { units: 1, coins: 10, amount: 500 },
    left: { units: 1, amount: 500 },
    rest: 200,
    house: 0,
  });
  expect(JSON.stringify(view)).not.toMatch(/Leah|Avraham/);
});

test('what was redeemed from a gift that went back is borne by the house, and said so', async () => {
  const { id } = await makeItem(ctx);
  const { paymentId } = await give(id, '12');
  await redeem(id);
  await refund(paymentId, 1000n);
  expect(await readItem(id)).toMatchObject({
    given: 200,
    gifts: 1,
    redeemed: { amount: 500 },
    left: { units: 0, amount: 0 },
    rest: 0,
    house: 300,
  });
  expect(await read()).toMatchObject({ agrees: true });
});

test('money that was entered by hand counts as given', async () => {
  const { id } = await makeItem(ctx, { units: 3 });
  expect(await readItem(id)).toMatchObject({ given: 1500, gifts: 1, left: { units: 3, amount: 1500 } });
});

test('an item that was never offered is hidden, and an archived one is shown if anything was given for it', async () => {
  const { id, version } = await makeItem(ctx, { units: 1 });
  await redeem(id);
  const context = await makeStoreAdmin(ctx);
  await call(storeApi.setItemStatus, { id, version, status: 'archived' }, { context });
  expect(await readItem(id)).toMatchObject({ isOffered: false, redeemed: { units: 1 } });
  const unused = await makeItem(ctx, { units: 1 });
  await call(storeApi.setItemStatus, { ...unused, status: 'archived' }, { context });
  expect((await read()).items.map((item) => item.id)).not.toContain(unused.id);
});

test('a sum that is missing from the books is reported', async () => {
  const { id } = await makeItem(ctx);
  await give(id, '12');
  await ctx.db.updateTable('store_gifts').set({ given_left: 1199 }).execute();
  await ctx.events.publish('store.changed', '');
  expect(await read()).toMatchObject({ agrees: false });
});

const changeCurrency = async (id: string, currency: 'USD' | 'GBP') => {
  const context = await makeStoreAdmin(ctx);
  const { version, ...fields } = await call(storeApi.adminItem, { id }, { context });
  return call(storeApi.changeItem, { ...fields, version, currency }, { context });
};

test('the currency of an item stays once money was given', async () => {
  const { id } = await makeItem(ctx);
  await give(id, '12');
  await expect(changeCurrency(id, 'GBP')).rejects.toMatchObject({
    issues: [{ path: 'currency', messageKey: 'store.field.currencyFixed' }],
  });
});

test('a gift that was begun in another currency goes back to its donor', async () => {
  const { id } = await makeItem(ctx);
  const { token, payment_id } = await makeDonation(ctx, { to: `impact:${id}`, amount: '12' });
  await changeCurrency(id, 'GBP');
  twin.pay(payment_id ?? '');
  await call(donationsApi.complete, { token, query: {} }, { context: ctx });
  await ctx.jobs.drain();
  expect(await readItem(id)).toMatchObject({ currency: 'GBP', given: 0, left: { units: 0 } });
  expect(await verifyLedger(ctx)).toEqual([]);
});

/** What the test itself knows of a gift. */
interface Given {
  paymentId: string;
  amount: bigint;
}

test('whatever is given, goes back and is redeemed, every figure agrees with the books at every read', async () => {
  const random = createRandom(36);
  const pick = (below: number) => Math.floor(random() * below);
  const sides = await Promise.all(
    (['USD', 'GBP'] as const).map(async (currency) => ({
      currency,
      id: (await makeItem(ctx, { currency, unitCost: currency === 'USD' ? 500 : 333 })).id,
      gifts: [] as Given[],
      units: 0,
    })),
  );
  for (let step = 0; step < 60; step += 1) {
    const side = sides[pick(2)] ?? sides[0];
    if (!side) throw new Error('no item');
    const open = side.gifts.filter(({ amount }) => amount > 0n);
    const gift = open[pick(open.length)];
    const what = random();
    if (what < 0.35) {
      const amount = 1 + pick(20);
      const { paymentId } = await give(side.id, String(amount), side.currency);
      side.gifts.push({ paymentId, amount: BigInt(amount * 100) });
    } else if (what < 0.6 && gift) {
      const part = random() < 0.3 ? gift.amount : 1n + BigInt(pick(Number(gift.amount)));
      await refund(gift.paymentId, part, side.currency);
      gift.amount -= part;
    } else {
      const done = await redeem(side.id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Conflict) return false;
          throw error;
        },
      );
      if (done) side.units += 1;
    }
    const view = await read();
    expect(view.agrees).toBe(true);
    for (const { id, currency, gifts, units } of sides) {
      const given = gifts.reduce((sum, { amount }) => sum + amount, 0n);
      const item = view.items.find((each) => each.id === id && each.currency === currency);
      expect(item).toMatchObject({
        given: Number(given),
        gifts: gifts.filter(({ amount }) => amount > 0n).length,
        redeemed: { units, coins: units * 10 },
      });
      const entity = currency === 'GBP' ? 'uk' : 'us';
      const account = { purpose: 'donations', detail: `impact-${id}` } as const;
      expect(await readBalance(ctx, { entity, currency }, account)).toBe(-given);
      const { redeemed, left, ...sums } = await readItem(id);
      expect(addsUp({ ...sums, redeemed: redeemed.amount, left: left.amount })).toBe(true);
    }
  }
  expect(sides.every(({ units }) => units > 3)).toBe(true);
  expect(await verifyLedger(ctx)).toEqual([]);
}, 120_000);
