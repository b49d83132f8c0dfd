import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { forgeBalances, giveCoins } from '#features/rewards/testing.ts';
import { storeApi } from '#features/store/api.ts';
import { listStoreFacts } from '#features/store/server/store-facts.ts';
import { goods, makeItem, makeStoreAdmin } from '#features/store/testing.ts';
import { alarmJob, mailAlarm, reconcile, type AlarmJob } from './reconcile.ts';

/** Committed, since the comparison reads in a snapshot of its own. */
const database = useCommittedDatabase();
let ctx: TestCtx;
let context: Awaited<ReturnType<typeof makeStoreAdmin<TestCtx>>>;
beforeEach(async () => {
  ctx = makeCtx(database.db);
  context = await makeStoreAdmin(ctx);
  ctx.jobs.define<AlarmJob>(alarmJob, (data) => mailAlarm(ctx, data));
});

const add = (id: string, amount: number, receipt: string = randomUUID()) =>
  call(storeApi.addBudget, { id, amount, receipt, note: '' }, { context });

async function redeem(item: { id: string }, times: number): Promise<void> {
  const { userId, actor } = await makeUser(ctx);
  await giveCoins(ctx, userId, 100);
  for (let time = 0; time < times; time += 1)
    await call(
      storeApi.redeem,
      { itemId: item.id, price: 10, key: randomUUID() },
      { context: { ...ctx, actor } },
    );
}

describe('a budget', () => {
  test('takes each receipt once, and no amount that pays for nothing', async () => {
    const { id } = await makeItem(ctx);
    expect(await add(id, 1200, 'R-7')).toMatchObject({ funded: 2, left: 2, items: [{ leftOver: 200 }] });
    await expect(add(id, 900, 'r-7')).rejects.toMatchObject({ code: 'receipt_known' });
    await expect(add(id, 499)).rejects.toMatchObject({ code: 'too_little' });
  });

  test('is corrected by a counter-entry only, which takes back what is unused', async () => {
    const tree = await makeItem(ctx);
    const { items } = await add(tree.id, 2700, 'R-8');
    const entryId = items[0]?.id ?? '';
    await redeem(tree, 2);
    const counter = () =>
      call(storeApi.counterBudget, { id: tree.id, entryId, note: 'typed wrong' }, { context });
    const after = await counter();
    expect(after).toMatchObject({ funded: 2, used: 2, left: 0 });
    expect(after.items.toSorted((one, other) => other.amount - one.amount)).toMatchObject([
      { amount: 2700, units: 5, used: 2, left: 0, leftOver: 0, countered: true },
      { amount: -1700, units: -3, counterOf: entryId },
    ]);
    await expect(counter()).rejects.toMatchObject({ code: 'nothing_unused' });
    await expect(redeem(tree, 1)).rejects.toMatchObject({ code: 'fully_funded' });
    // The receipt may be entered again, as it should have been.
    expect(await add(tree.id, 1500, 'R-8')).toMatchObject({ funded: 5, left: 3 });
    for (const change of ['update store_budget_entries set amount = 1', 'delete from store_budget_entries'])
      await expect(sql.raw(change).execute(ctx.db)).rejects.toThrow(/stays|only ever added/);
    expect(await listAudited(ctx)).toContain('storeBudget.countered');
    expect(await call(storeApi.reconciliation, {}, { context })).toMatchObject({
      agrees: true,
      units: 2,
      coins: 20,
      money: [{ currency: 'USD', amount: 1000 }],
    });
  });

  test('of goods is not found', async () => {
    const { id } = await makeItem(ctx, goods);
    await expect(add(id, 1000)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(call(storeApi.budget, { id }, { context })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the daily comparison', () => {
  test('is quiet while everything agrees', async () => {
    await redeem(await makeItem(ctx, { units: 3 }), 2);
    await reconcile(ctx);
    expect(await call(storeApi.reconciliation, {}, { context })).toMatchObject({
      agrees: true,
      checkedAt: '2026-11-17T12:00:00.000Z',
      differences: [],
    });
    await ctx.jobs.drain();
    expect(ctx.sent).toEqual([]);
  });

  test('tells every administrator once a day when something was changed behind the product’s back', async () => {
    await redeem(await makeItem(ctx, { units: 3 }), 2);
    await ctx.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`delete from redemptions where number = 2`.execute(db);
      await forgeBalances({ db }, 5);
    });
    await reconcile(ctx);
    const { differences } = await call(storeApi.reconciliation, {}, { context });
    expect(differences).toEqual([
      { what: 'spent-impact', expected: 10, found: 20 },
      { what: 'ledger', expected: 0, found: 1 },
      { what: 'budget-entries', expected: 0, found: 1 },
      { what: 'unit-numbers', expected: 0, found: 1 },
    ]);
    expect(await listStoreFacts(ctx)).toContainEqual(
      expect.objectContaining({ id: 'store.sums', count: 4, kind: 'trouble' }),
    );
    await ctx.jobs.drain();
    expect(ctx.sent).toContainEqual(
      expect.objectContaining({
        to: context.admin.emailAddress,
        text: expect.stringContaining('/admin/settings/store') as string,
      }),
    );
  });
});

test('an item says that its stock runs low, and its variants stay while they have stock', async () => {
  const { id, variants, version } = await makeItem(ctx, { ...goods, lowStock: 3, stock: 2 });
  expect(await listStoreFacts(ctx)).toContainEqual(
    expect.objectContaining({
      id: 'store.low',
      count: 1,
      kind: 'trouble',
      href: '/admin/settings/store?status=published&stock=low',
    }),
  );
  await makeItem(ctx, { ...goods, lowStock: 3, stock: 3 });
  const listed = await call(storeApi.adminItems, { status: 'published', stock: 'low' }, { context });
  expect(listed.items.map((listedItem) => listedItem.id)).toEqual([id]);
  const [small, medium] = variants;
  const item = await call(storeApi.adminItem, { id }, { context });
  const change = (labels: { id?: string; label: string }[], of = version) =>
    call(storeApi.changeItem, { ...item, id, version: of, variants: labels }, { context });
  await expect(change([{ id: small?.id ?? '', label: 'S' }])).rejects.toMatchObject({
    code: 'variant_has_stock',
  });
  const swapped = await change([
    { id: small?.id ?? '', label: 'M' },
    { id: medium?.id ?? '', label: 'S' },
    { label: 'L' },
  ]);
  expect(swapped.variants.map(({ label, stock }) => `${label} ${stock}`)).toEqual(['M 2', 'S 2', 'L 0']);
  await expect(change([], version)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  await expect(change([], swapped.version)).rejects.toMatchObject({
    data: { issues: [{ path: 'variants' }] },
  });
  await expect(
    call(storeApi.addStock, { id, variantId: small?.id ?? '', add: -3 }, { context }),
  ).rejects.toMatchObject({ code: 'too_little_stock' });
});
