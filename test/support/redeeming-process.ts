import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import { findMember } from '#features/people/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import { giveCoins } from '#features/rewards/testing.ts';
import { compareSums } from '#features/store/budgets/server/compare-sums.ts';
import { redeem } from '#features/store/redemptions/server/redeem.ts';
import { goods, makeItem } from '#features/store/testing.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';
import { makeCtx, type TestCtx } from './ctx.ts';

/*
 * A process of its own that redeems, for tests of what happens between two of them and when one is killed. It is started with
 * one act as JSON, and writes its answer as a line of JSON.
 */

type Act =
  | { act: 'prepare'; people: number; coins: number; units: number; stock: number }
  | { act: 'many'; userIds: UserId[]; itemIds: string[]; times: number }
  | ({ act: 'once'; again?: Asked; stopAfter?: number } & Asked)
  | { act: 'look' };

interface Asked {
  userId: UserId;
  itemId: string;
  key: string;
}

/** What `prepare` made. */
export interface Prepared {
  userIds: UserId[];
  tree: string;
  cup: string;
}

/** What the database says: everything that differs, and what was redeemed and is left. */
export interface Look {
  differences: unknown[];
  redeemed: number;
  trees: number;
  coins: number;
  unitsLeft: number;
  stock: number;
  lowest: number;
}

const address = { name: 'A', street: 'B', city: 'C', postalCode: '', country: 'IL' };
const price = 10;

async function perform(ctx: TestCtx, act: Act): Promise<unknown> {
  switch (act.act) {
    case 'prepare':
      return prepare(ctx, act);
    case 'many':
      return redeemMany(ctx, act);
    case 'once':
      return redeemOnce(ctx, act);
    case 'look':
      return look(ctx);
  }
}

async function prepare(
  ctx: TestCtx,
  { people, coins, units, stock }: Extract<Act, { act: 'prepare' }>,
): Promise<Prepared> {
  const tree = await makeItem(ctx, { units });
  const cup = await makeItem(ctx, { ...goods, variants: [{ label: '' }], stock });
  const userIds: UserId[] = [];
  for (let made = 0; made < people; made += 1) {
    const { userId } = await makeUser(ctx);
    await giveCoins(ctx, userId, coins);
    userIds.push(userId);
  }
  return { userIds, tree: tree.id, cup: cup.id };
}

/** Everyone asks for everything at once; answers how often each outcome came. */
async function redeemMany(
  ctx: TestCtx,
  { userIds, itemIds, times }: Extract<Act, { act: 'many' }>,
): Promise<Record<string, number>> {
  const asked = Array.from({ length: times }, (_, index) => ({
    userId: userIds[index % userIds.length] ?? ('nobody' as UserId),
    itemId: itemIds[Math.floor(index / userIds.length) % itemIds.length] ?? '',
  }));
  const outcomes = await Promise.all(
    asked.map(async ({ userId, itemId }) => {
      const actor = await findMember(ctx, userId);
      if (!actor) return 'nobody';
      return redeem({ ...ctx, actor }, { itemId, price, key: randomUUID(), address }).then(
        () => 'redeemed',
        (error: unknown) => {
          if (error instanceof Conflict) return error.code;
          throw error;
        },
      );
    }),
  );
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (code) => code)].map(([code, all]) => [code, all.length]),
  );
}

/**
 * One redemption; hangs as soon as so many of its statements were answered. Before it, what a killed process has left is looked
 * at, and what it was asked for is asked `again`. Writes that look first; answers how many statements there were.
 */
async function redeemOnce(
  ctx: TestCtx,
  { again, stopAfter, ...asked }: Extract<Act, { act: 'once' }>,
): Promise<number> {
  const left = await look(ctx);
  if (again) await redeemFor(ctx, again);
  process.stdout.write(`${JSON.stringify(left)}\n`);
  const statements = countStatements(stopAfter);
  await redeemFor(ctx, asked);
  return statements();
}

async function redeemFor(ctx: TestCtx, { userId, itemId, key }: Asked): Promise<void> {
  const actor = await findMember(ctx, userId);
  if (!actor) throw new Error('nobody redeems');
  await redeem({ ...ctx, actor }, { itemId, price, key, address });
}

function countStatements(stopAfter: number | undefined): () => number {
  let answered = 0;
  const client = pg.Client.prototype as unknown as { query(...asked: unknown[]): unknown };
  const send = client.query;
  client.query = function (...asked) {
    const answer = send.apply(this, asked);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((rows: unknown) => {
      answered += 1;
      if (answered !== stopAfter) return rows;
      process.stdout.write('"stopped"\n');
      return new Promise(() => {});
    });
  };
  return () => answered;
}

async function look(ctx: TestCtx): Promise<Look> {
  const { sums, units } = await compareSums(ctx);
  const { rows } = await sql<Omit<Look, 'differences' | 'trees'>>`
      select
        (select count(*) from redemptions) as redeemed,
        (select sum(balance)::bigint from coin_accounts where kind = 'person') as coins,
        (select sum(units_left)::bigint from store_budget_entries) as "unitsLeft",
        (select sum(stock)::bigint from store_variants) as stock,
        (select min(balance) from coin_accounts where balance is not null) as lowest
    `.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new Error('nothing to look at');
  return { ...found, trees: units, differences: sums.filter(({ expected, found }) => expected !== found) };
}

const { url, dataDir, ...act } = JSON.parse(process.argv[2] ?? '{}') as Act & {
  url?: string;
  dataDir: string;
};
// A busy test machine is slow, not overloaded.
const database = await openDatabase({ url, dataDir, waitMilliseconds: 120_000, log: createLog('silent') });
process.stdout.write(`${JSON.stringify(await perform(makeCtx(database.db), act))}\n`);
await database.close();
process.exit(0);
