import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { Conflict } from '#core/refusals.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { holdCoins, returnCoins, spendCoins, spendHeldCoins } from '../coins/server/coins.ts';
import { ownTransfers } from '../coins/server/own-transfers.ts';
import { giveCoins, readLedger } from '../testing.ts';
import { takeBackAward } from './take-back-award.ts';
import { award } from './award.ts';
import { openChest } from '../chests/server/chests.ts';
import { getDashboard } from '../dashboard/server/dashboard.ts';
import { buyFreeze } from '../streak/server/freezes.ts';
import { getRewards } from './rewards.ts';

/*
 * Whatever a learner does, in two processes at once: she completes items, opens the chest, buys freezes, spends coins,
 * sets them aside and gets them back, has awards taken back, repeats each, and moves between cities, while the clock
 * advances, stands still and goes back. Afterward the ledgers must agree with all balances, every transfer must add up to
 * zero, and nothing may have been given twice.
 */

const database = useCommittedDatabase();
/** Enough for some hundred transactions on a busy machine. */
const timeout = 120_000;
const cities = ['jerusalem', 'new-york', 'auckland', 'los-angeles', 'stockholm'];
const types = ['film', 'visual', 'bonus', 'game', 'quiz'] as const;

/** Generates the same numbers in [0, 1) for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function orRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Conflict) return undefined;
    throw error;
  }
}

async function readLedgers(user: TestUser) {
  const { db } = database;
  const [coins, points, chests, days, streak] = await Promise.all([
    sql<{ kind: string; reference: string; coins: number }>`
      select kind, reference, coins from ${ownTransfers(user.userId)} own order by id
    `.execute(db),
    db.selectFrom('point_entries').selectAll().where('user_id', '=', user.userId).execute(),
    db.selectFrom('daily_chests').selectAll().where('user_id', '=', user.userId).execute(),
    db.selectFrom('streak_days').selectAll().where('user_id', '=', user.userId).execute(),
    db.selectFrom('streaks').selectAll().where('user_id', '=', user.userId).executeTakeFirst(),
  ]);
  return { coins: coins.rows, points, chests, days, streak };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** What was held and then spent does not touch what she has. */
async function countSpentHeld({ userId }: TestUser): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from coin_transfers transfer
    join coin_accounts account on account.id = transfer.person and account.user_id = ${userId}
    where transfer.kind = 'spent' and not exists (
      select from coin_postings where transfer_id = transfer.id and account_id = account.id
    )`.execute(database.db);
  return rows[0]?.count ?? 0;
}

async function expectWhole(ctx: TestCtx, user: TestUser): Promise<void> {
  const { coins, points, chests, days, streak } = await readLedgers(user);
  const rewards = await getRewards({ ...ctx, actor: user.actor });
  const ofKind = (kind: string) => coins.filter((entry) => entry.kind === kind);
  expect(rewards.coins).toBe(sum(coins.map((entry) => entry.coins)));
  expect(rewards.coins).toBeGreaterThanOrEqual(0);
  const counting = points.filter(({ taken_back_at: at }) => at === null);
  expect(rewards.points).toBe(sum(counting.map((entry) => entry.points)));
  const { sums, wrong } = await readLedger(ctx);
  expect(wrong).toBe(0);
  expect(sum(Object.values(sums))).toBe(0);
  expect((sums['issued-points'] ?? 0) + Math.floor(rewards.points / 10)).toBe(0);
  expect(rewards.redemptions).toBe(
    new Set(ofKind('spent').map(({ reference }) => reference)).size + (await countSpentHeld(user)),
  );
  expect(new Set(points.map((entry) => entry.item_id)).size).toBe(points.length);

  const coinsOfChests = new Map(ofKind('chest').map(({ reference, coins }) => [reference, coins]));
  expect(coinsOfChests).toEqual(new Map(chests.map(({ day, draws }) => [day, sum(draws)])));
  expect(coinsOfChests.size).toBe(ofKind('chest').length);
  const done = days.filter(({ kind }) => kind === 'done').map(({ day }) => day);
  for (const { day, draws } of chests) {
    expect(draws.length).toBeLessThanOrEqual(2);
    expect(done).toContain(day);
  }

  const frozen = days.filter(({ kind }) => kind === 'frozen').length;
  const { bought = 0, freezes = 0, current = 0, longest = 0 } = streak ?? {};
  expect(ofKind('freeze').map((entry) => entry.coins)).toEqual(Array.from({ length: bought }, () => -20));
  expect(bought - frozen).toBe(freezes);
  expect(freezes).toBeLessThanOrEqual(2);
  expect(current).toBeLessThanOrEqual(longest);
  expect(longest).toBeLessThanOrEqual(done.length);
  expect(rewards.streak).toBeLessThanOrEqual(current);
}

test.each([1, 2])(
  'ledgers and balances agree after any actions, and everything is given once (seed %i)',
  { timeout },
  async (seed) => {
    const random = createRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const one = makeCtx(database.db);
    const other = makeCtx(database.db);
    const user = await makeUser(one);
    await giveCoins(one, user.userId, 30);
    let place = 'new-york';
    let items = 0;
    let redemptions = 0;
    /** Spends or holds coins, or ends what is held: each under its own reference, which a repeat names again. */
    const redeemAtRandom = () => {
      const reference = `redemption-${random() < 0.5 ? (redemptions += 1) : Math.ceil(random() * (redemptions + 1))}`;
      const [coins, act] = [Math.ceil(random() * 12), random()];
      const { userId } = user;
      return (ctx: TestCtx) =>
        orRefused(
          inTransaction(ctx, (ctx) => {
            if (act < 0.3)
              return spendCoins(ctx, { userId, reference: `${reference} at once`, coins, on: 'impact' });
            if (act < 0.6) return holdCoins(ctx, { userId, reference, coins });
            if (act < 0.8) return spendHeldCoins(ctx, { reference, on: 'goods' });
            return returnCoins(ctx, { reference });
          }),
        );
    };
    for (let step = 0; step < 25; step += 1) {
      const hours = pick([0, 0, 1, 3, 7, 13, 24, 24, 30, 49, -5, -20]);
      for (const ctx of [one, other]) ctx.clock.advance(hours * 3600);
      if (random() < 0.2) place = pick(cities);
      const acting = (ctx: TestCtx) => ({ ...ctx, actor: { ...user.actor, place } });
      const acts = Array.from({ length: 3 }, (): ((ctx: TestCtx) => Promise<unknown>) => {
        const act = random();
        if (act < 0.5) {
          const itemId = `item-${random() < 0.8 ? (items += 1) : Math.ceil(random() * (items + 1))}`;
          const type = pick(types);
          return (ctx) => award(acting(ctx), { userId: user.userId, itemId, type, score: 1 });
        }
        if (act < 0.8) return (ctx) => orRefused(openChest(acting(ctx)));
        if (act < 0.86) {
          const itemId = `item-${Math.ceil(random() * (items + 1))}`;
          return (ctx) => takeBackAward(acting(ctx), { userId: user.userId, itemId });
        }
        if (act < 0.95) return redeemAtRandom();
        const number = random() < 0.5 ? Math.ceil(random() * 6) : undefined;
        return (ctx) => orRefused(buyFreeze(acting(ctx), { number }));
      });
      // Each action is sent to both processes, as a replay would be.
      await Promise.all(acts.flatMap((act) => [act(one), act(other)]));
      await expectWhole(one, { ...user, actor: { ...user.actor, place } });
      const first = await orRefused(openChest(acting(one)));
      expect(await orRefused(openChest(acting(other)))).toEqual(first);
      await getDashboard(acting(one));
    }
  },
);
