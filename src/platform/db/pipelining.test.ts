import { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { inTransaction, type TransactionCtx } from './in-transaction.ts';
import { sendAhead } from './pipelining.ts';

const database = useCommittedDatabase();
let ctx: TransactionCtx;

beforeAll(async () => {
  await sql`create table coins (child text primary key, number int not null)`.execute(database.db);
});
afterAll(() => sql`drop table coins`.execute(database.db));
beforeEach(() => {
  ctx = { db: database.db, log: { error: vi.fn() }, afterCommit: () => undefined };
});

const give = ({ db }: Pick<TransactionCtx, 'db'>, child: string) =>
  sendAhead(db, sql`insert into coins values (${child}, 1)`);
const children = async ({ db }: Pick<TransactionCtx, 'db'> = database) =>
  (await sql<{ child: string }>`select child from coins order by child`.execute(db)).rows.map(
    ({ child }) => child,
  );
const twice = { code: '23505' };

test('the next statement sees what was sent ahead, and the commit keeps it', async () => {
  const seen = await inTransaction(ctx, async (ctx) => {
    await give(ctx, 'Dan');
    await give(ctx, 'Ruth');
    const seen = await children(ctx);
    await give(ctx, 'Tamar');
    return seen;
  });
  expect([seen, await children()]).toEqual([
    ['Dan', 'Ruth'],
    ['Dan', 'Ruth', 'Tamar'],
  ]);
});

test('the next statement throws the error of one sent ahead, and nothing is kept', async () => {
  const reached = vi.fn();
  const failing = inTransaction(ctx, async (ctx) => {
    await give(ctx, 'Dan');
    await give(ctx, 'Dan');
    await children(ctx);
    reached();
  });
  await expect(failing).rejects.toMatchObject(twice);
  expect(reached).not.toHaveBeenCalled();
  expect(await children()).toEqual([]);
});

test('the commit throws the error of the last statement', async () => {
  const failing = inTransaction(ctx, async (ctx) => {
    await give(ctx, 'Dan');
    await give(ctx, 'Dan');
  });
  await expect(failing).rejects.toMatchObject(twice);
  expect(await children()).toEqual([]);
});

test('work that throws keeps its own error, and what it sent ahead is rolled back', async () => {
  const failing = inTransaction(ctx, async (ctx) => {
    await give(ctx, 'Dan');
    await give(ctx, 'Dan').catch(() => undefined);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await children()).toEqual([]);
});

test('work runs again if a statement sent ahead lost against another transaction', async () => {
  let tries = 0;
  await inTransaction(ctx, async (ctx) => {
    tries += 1;
    await give(ctx, 'Dan');
    if (tries === 1)
      await sendAhead(ctx.db, sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
  });
  expect([tries, await children()]).toEqual([2, ['Dan']]);
});

test('outside a transaction, the statement is awaited', async () => {
  await give(database, 'Dan');
  await expect(give(database, 'Dan')).rejects.toMatchObject(twice);
  expect(await children()).toEqual(['Dan']);
});

test.runIf(testEngine === 'postgres')(
  'neither begin nor a statement sent ahead takes a round trip of its own',
  async () => {
    await children();
    const sent = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev' as '_write')];
    await inTransaction(ctx, async (ctx) => {
      await give(ctx, 'Dan');
      await give(ctx, 'Ruth');
      await children(ctx);
      await give(ctx, 'Tamar');
    });
    const count = sent.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    vi.restoreAllMocks();
    // With the select, and with the commit.
    expect(count).toBe(2);
  },
);
