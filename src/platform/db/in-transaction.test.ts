import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { inTransaction, runAtOnce, type TransactionCtx } from './in-transaction.ts';

const database = useCommittedDatabase();
const log = { error: vi.fn() };
let ctx: TransactionCtx & { name: string };

beforeAll(async () => {
  await sql`create table coins (child text primary key, number int not null)`.execute(database.db);
});
afterAll(() => sql`drop table coins`.execute(database.db));
beforeEach(() => {
  log.error.mockClear();
  ctx = { name: 'Rivka', db: database.db, log, afterCommit: () => undefined };
});

const give = ({ db }: TransactionCtx, child: string) =>
  sql`insert into coins values (${child}, 1)`.execute(db);
const children = async () =>
  (await sql<{ child: string }>`select child from coins order by child`.execute(database.db)).rows.map(
    ({ child }) => child,
  );

test('outside a transaction, work for after the commit runs at once, and its failure is logged', async () => {
  const seen: string[] = [];
  const afterCommit = runAtOnce(log);
  afterCommit(() => void seen.push('done'));
  expect(seen).toEqual(['done']);
  const error = new Error('no mail');
  afterCommit(() => Promise.reject(error));
  await expect.poll(() => log.error.mock.calls).toEqual([[{ err: error }, 'work after a commit failed']]);
});

describe('inTransaction', () => {
  test('keeps everything the work did, returns its result, and passes the rest of the ctx on', async () => {
    const answer = await inTransaction(ctx, async (inside) => {
      await give(inside, 'Dan');
      await give(inside, 'Ruth');
      return inside.name;
    });
    expect(answer).toBe('Rivka');
    expect(await children()).toEqual(['Dan', 'Ruth']);
  });

  test('keeps nothing when the work fails', async () => {
    const failing = inTransaction(ctx, async (inside) => {
      await give(inside, 'Dan');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await children()).toEqual([]);
  });

  test('joins a transaction that is already open', async () => {
    const failing = inTransaction(ctx, async (outer) => {
      await inTransaction(outer, (inner) => give(inner, 'Dan'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await children()).toEqual([]);
  });

  test('runs the work queued for after the commit in order, including that of joined work', async () => {
    const seen: string[] = [];
    const see = (what: string) => async () => {
      await delay(1);
      seen.push(`${what}: ${(await children()).join()}`);
    };
    await inTransaction(ctx, async (outer) => {
      outer.afterCommit(see('first'));
      await inTransaction(outer, async (inner) => {
        inner.afterCommit(see('second'));
        await give(inner, 'Dan');
      });
      outer.afterCommit(see('third'));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['first: Dan', 'second: Dan', 'third: Dan']);
  });

  test('drops the work queued for after the commit when it rolls back', async () => {
    const later = vi.fn();
    const failing = inTransaction(ctx, async (inside) => {
      inside.afterCommit(later);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(later).not.toHaveBeenCalled();
  });

  test('logs work that fails after the commit, keeps the commit and runs the rest', async () => {
    const rest = vi.fn();
    await inTransaction(ctx, async (inside) => {
      await give(inside, 'Dan');
      inside.afterCommit(() => {
        throw new Error('the mail server is away');
      });
      inside.afterCommit(rest);
    });
    expect(await children()).toEqual(['Dan']);
    expect(rest).toHaveBeenCalledOnce();
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('tries again when another transaction won, and queues the work for after the commit again', async () => {
    let tries = 0;
    const later = vi.fn();
    await inTransaction(ctx, async (inside) => {
      tries += 1;
      inside.afterCommit(later);
      await give(inside, 'Dan');
      if (tries < 3) await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(inside.db);
    });
    expect(tries).toBe(3);
    expect(later).toHaveBeenCalledOnce();
    expect(await children()).toEqual(['Dan']);
  });

  test('gives up after three retries, and retries no other error', async () => {
    const work = vi.fn((inside: TransactionCtx) =>
      sql`do $$ begin raise sqlstate '40P01'; end $$`.execute(inside.db),
    );
    await expect(inTransaction(ctx, work)).rejects.toMatchObject({ code: '40P01' });
    expect(work).toHaveBeenCalledTimes(4);

    const doubled = vi.fn(async (inside: TransactionCtx) => {
      await give(inside, 'Dan');
      await give(inside, 'Dan');
    });
    await expect(inTransaction(ctx, doubled)).rejects.toMatchObject({ code: '23505' });
    expect(doubled).toHaveBeenCalledTimes(1);
  });

  test.runIf(testEngine === 'postgres')('lets both of two deadlocked transactions succeed', async () => {
    await inTransaction(ctx, async (inside) => {
      await give(inside, 'Dan');
      await give(inside, 'Ruth');
    });
    const addOne = async ({ db }: TransactionCtx, child: string) =>
      sql`update coins set number = number + 1 where child = ${child}`.execute(db);
    const addBoth = (first: string, second: string) =>
      inTransaction(ctx, async (inside) => {
        await addOne(inside, first);
        await delay(50);
        await addOne(inside, second);
      });
    await Promise.all([addBoth('Dan', 'Ruth'), addBoth('Ruth', 'Dan')]);
    const { rows } = await sql`select number from coins`.execute(database.db);
    expect(rows).toEqual([{ number: 3 }, { number: 3 }]);
  });

  test.runIf(testEngine === 'postgres')('fails alone when its connection is cut', async () => {
    const cut = inTransaction(ctx, async (inside) => {
      await give(inside, 'Dan');
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(inside.db);
    });
    await expect(cut).rejects.toThrow();
    expect(await children()).toEqual([]);
  });
});
