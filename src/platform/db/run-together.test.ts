import { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { inTransaction, type TransactionCtx } from './in-transaction.ts';
import { sendAhead } from './pipelining.ts';
import { runTogether } from './run-together.ts';
import type { Db } from './tables.ts';

const database = useCommittedDatabase();
let ctx: TransactionCtx;

beforeAll(async () => {
  await sql`create table coins (child text primary key, number int not null)`.execute(database.db);
});
afterAll(() => sql`drop table coins`.execute(database.db));
beforeEach(() => {
  ctx = { db: database.db, log: { error: vi.fn() }, afterCommit: () => undefined };
});

const insert = (child: string) => sql`insert into coins values (${child}, 1)`;
const add = (db: Db, child: string) =>
  sql<{ number: number }>`
    insert into coins values (${child}, 1) on conflict (child) do update set number = coins.number + 1 returning number`.execute(
    db,
  );
async function children(db: Db = database.db): Promise<string[]> {
  const { rows } = await sql<{ child: string }>`select child from coins order by child`.execute(db);
  return rows.map(({ child }) => child);
}

test('parts have their own results, and are sent in their order', async () => {
  const results = await inTransaction(ctx, ({ db }) =>
    runTogether(
      async () => (await add(db, 'Dan')).rows[0]?.number,
      async () => (await add(db, 'Dan')).rows[0]?.number,
      () => children(db),
    ),
  );
  expect(results).toEqual([1, 2, ['Dan']]);
});

test('a part that fails waits for the others, and nothing of them is kept', async () => {
  const ended = vi.fn();
  const failing = inTransaction(ctx, ({ db }) =>
    runTogether(
      () => Promise.reject(new Error('no')),
      async () => {
        await add(db, 'Dan');
        await add(db, 'Ruth');
        ended();
      },
    ),
  );
  await expect(failing).rejects.toThrow('no');
  expect([ended.mock.calls.length, await children()]).toEqual([1, []]);
});

test('the error is that of the statement that failed, not of those refused after it', async () => {
  await insert('Tamar').execute(database.db);
  const failing = inTransaction(ctx, ({ db }) =>
    runTogether(
      async () => {
        await children(db);
        await children(db);
      },
      () => sendAhead(db, insert('Tamar')),
      () => children(db),
    ),
  );
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  await sql`delete from coins`.execute(database.db);
});

test.runIf(testEngine === 'postgres')('the first statements of parts share a round trip', async () => {
  await children();
  const sent = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev' as '_write')];
  await inTransaction(ctx, ({ db }) =>
    runTogether(
      () => add(db, 'Dan'),
      () => sendAhead(db, insert('Ruth')),
      () => children(db),
    ),
  );
  const count = sent.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  // They, and the commit.
  expect(count).toBe(2);
});
