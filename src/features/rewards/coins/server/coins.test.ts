import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { personErased } from '#features/people/server/public.ts';
import { makeUser, removeUser, type TestUser } from '#features/people/testing.ts';
import { award } from '#features/rewards/server/award.ts';
import { getRewards } from '#features/rewards/server/rewards.ts';
import { takeBackAward } from '#features/rewards/server/take-back-award.ts';
import { giveCoins, readLedger } from '#features/rewards/testing.ts';
import { holdCoins, returnCoins, spendCoins, spendHeldCoins } from './coins.ts';

describe('coins', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let user: TestUser;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    user = await makeUser(ctx);
    await giveCoins(ctx, user.userId, 100);
  });
  const own = () => getRewards({ ...ctx, actor: user.actor });
  const asked = (coins: number, reference = 'order') => ({ userId: user.userId, reference, coins });

  test('that are held are neither hers nor spent, and come back once', async () => {
    expect(await holdCoins(ctx, asked(60))).toBe(true);
    expect(await own()).toMatchObject({ coins: 40, redemptions: 0 });
    expect(await returnCoins(ctx, { reference: 'order' })).toBe(true);
    expect(await returnCoins(ctx, { reference: 'order' })).toBe(false);
    expect(await spendHeldCoins(ctx, { reference: 'order', on: 'goods' })).toBe(false);
    expect(await own()).toMatchObject({ coins: 100, redemptions: 0 });
    expect((await readLedger(ctx)).wrong).toBe(0);
  });

  test('that are held can be spent once, and then do not come back', async () => {
    await holdCoins(ctx, asked(60));
    expect(await spendHeldCoins(ctx, { reference: 'order', on: 'goods' })).toBe(true);
    expect(await spendHeldCoins(ctx, { reference: 'order', on: 'goods' })).toBe(false);
    expect(await returnCoins(ctx, { reference: 'order' })).toBe(false);
    expect(await own()).toMatchObject({ coins: 40, redemptions: 1 });
    expect((await readLedger(ctx)).sums).toMatchObject({ held: 0, 'spent-goods': 60, person: 40 });
  });

  test('are moved once under one reference, even when a repeat could not be paid', async () => {
    expect(await spendCoins(ctx, { ...asked(80), on: 'impact' })).toBe(true);
    expect(await spendCoins(ctx, { ...asked(80), on: 'impact' })).toBe(false);
    expect(await own()).toMatchObject({ coins: 20, redemptions: 1 });
  });

  test('that she does not have cannot be spent or held', async () => {
    const refusal = { code: 'too_few_coins', data: { price: 101, coins: 100 } };
    await expect(spendCoins(ctx, { ...asked(101), on: 'impact' })).rejects.toMatchObject(refusal);
    await expect(holdCoins(ctx, asked(101))).rejects.toMatchObject(refusal);
  });

  test('of an account that is erased end in the ledger, held ones too', async () => {
    await holdCoins(ctx, asked(30));
    await spendCoins(ctx, { ...asked(20, 'tree'), on: 'impact' });
    await inTransaction(ctx, (ctx) => callHook(ctx, personErased, { userId: user.userId }));
    await removeUser(ctx, user.userId);
    expect(await readLedger(ctx)).toEqual({
      sums: { person: 0, held: 0, 'issued-gift': -100, 'spent-impact': 20, 'written-off': 80 },
      wrong: 0,
    });
  });
});

describe('an award that is taken back', () => {
  const database = useDatabase();

  test('takes points and coins once, what is spent is written off, and it can be earned again', async () => {
    const ctx = makeCtx(database.db);
    const { userId, actor } = await makeUser(ctx);
    const give = () => award(ctx, { userId, itemId: 'deed', type: 'rwi' });
    const takeBack = () => takeBackAward(ctx, { userId, itemId: 'deed' });
    await give();
    await spendCoins(ctx, { userId, reference: 'tree', coins: 7, on: 'impact' });
    expect([await takeBack(), await takeBack()]).toEqual([true, false]);
    expect(await getRewards({ ...ctx, actor })).toMatchObject({ points: 0, coins: 0 });
    expect((await readLedger(ctx)).sums).toMatchObject({ 'issued-points': 0, 'written-off': -7 });
    expect(await give()).toMatchObject({ points: 100, coins: 10 });
    expect(await give()).toEqual({ points: 0, coins: 0 });
    expect([await takeBack(), await takeBack()]).toEqual([true, false]);
    expect((await readLedger(ctx)).wrong).toBe(0);
  });
});

describe('the ledger itself', () => {
  const database = useCommittedDatabase();

  test('refuses what would make coins from nothing, a balance below zero, and any change', async () => {
    const ctx = makeCtx(database.db);
    const { userId } = await makeUser(ctx);
    await giveCoins(ctx, userId, 10);
    const { db } = database;
    const account = await db
      .selectFrom('coin_accounts')
      .select('id')
      .where('kind', '=', 'person')
      .executeTakeFirstOrThrow();
    const transfer = (postings: [account: string, coins: number][]) =>
      inTransaction(ctx, async ({ db }) => {
        const { id } = await db
          .insertInto('coin_transfers')
          .values({ person: account.id, kind: 'gift', reference: 'forged', made_at: ctx.clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        for (const [account_id, coins] of postings)
          await db.insertInto('coin_postings').values({ transfer_id: id, account_id, coins }).execute();
      });
    await expect(transfer([])).rejects.toThrow('not to zero');
    await expect(transfer([[account.id, 5]])).rejects.toThrow('not to zero');
    await expect(
      transfer([
        [account.id, 5],
        ['issued-gift', -4],
      ]),
    ).rejects.toThrow('not to zero');
    await expect(
      transfer([
        [account.id, -11],
        ['issued-gift', 11],
      ]),
    ).rejects.toThrow('balance');
    for (const change of [
      'update coin_postings set coins = 9',
      'delete from coin_postings',
      "update coin_transfers set reference = 'x'",
      'delete from coin_transfers',
      'delete from coin_accounts',
      "update coin_accounts set kind = 'held', reference = 'x'",
    ])
      await expect(sql.raw(change).execute(db), change).rejects.toThrow(/only ever added|stays/);
    expect(await readLedger(ctx)).toEqual({ sums: { person: 10, 'issued-gift': -10 }, wrong: 0 });
  });

  test('lets only as much be spent as there is, whatever is asked at the same moment', async () => {
    const ctx = makeCtx(database.db);
    const { userId, actor } = await makeUser(ctx);
    await giveCoins(ctx, userId, 10);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        inTransaction(ctx, (ctx) =>
          index % 2 === 0
            ? spendCoins(ctx, { userId, reference: `tree ${index}`, coins: 3, on: 'impact' })
            : holdCoins(ctx, { userId, reference: `order ${index}`, coins: 3 }),
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await getRewards({ ...ctx, actor })).toMatchObject({ coins: 1 });
    expect((await readLedger(ctx)).wrong).toBe(0);
  });
});
