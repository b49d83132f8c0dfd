import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { inTransaction } from './in-transaction.ts';
import { createLog } from '../log.ts';
import { withOneConnection } from './one-connection.ts';
import { PoolUsedInTransaction } from './pool.ts';
import type { Db } from './tables.ts';

// Isolated, since a process names only its first few hundred queries: after other suites it would name none of these.
const database = useCommittedDatabase();
const ctx = () => ({ db: database.db, log: createLog('silent'), afterCommit: () => undefined });

describe('an open database', () => {
  test('returns counts and sums of integers as numbers, exact decimals and days as text', async () => {
    const { rows } = await sql`
      select count(*) as count, sum(2::int8)::int8 as sum, 1.50::numeric as price, date '2026-02-01' as day,
        array[1, null]::int8[] as numbers, array[date '2026-02-01'] as days, array[0.10]::numeric[] as prices,
        timestamptz '2026-02-01 12:00+02' as moment
      from (values (1), (2)) as v(x)`.execute(database.db);
    expect(rows).toEqual([
      {
        count: 2,
        sum: 4,
        price: '1.50',
        day: '2026-02-01',
        numbers: [1, null],
        days: ['2026-02-01'],
        prices: ['0.10'],
        moment: new Date('2026-02-01T10:00:00Z'),
      },
    ]);
  });

  test('refuses an integer beyond 2^53 instead of rounding it', async () => {
    await expect(sql`select 9007199254740993::int8 as big`.execute(database.db)).rejects.toThrow('beyond');
  });

  test('works in UTC and sorts by Unicode', async () => {
    const zone = await sql<{ zone: string }>`select current_setting('TimeZone') as zone`.execute(database.db);
    expect(zone.rows).toEqual([{ zone: 'UTC' }]);
    const { rows } = await sql<{ word: string }>`
      select word from (values ('b'), ('A'), ('é'), ('f'), ('ש')) as v(word)
      order by word collate "und-x-icu"`.execute(database.db);
    expect(rows.map(({ word }) => word)).toEqual(['A', 'b', 'é', 'f', 'ש']);
  });

  test.runIf(testEngine === 'postgres')('gives up a statement after 10 s, but not a migration', async () => {
    const limits = async (db: Db) =>
      (
        await sql<{ name: string; setting: string }>`select name, setting from pg_settings
        where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(db)
      ).rows.map(({ setting }) => setting);
    expect(await limits(database.db)).toEqual(['30000', '10000']);
    expect(await withOneConnection(database.pool, limits)).toEqual(['0', '0']);
    expect(await limits(database.db)).toEqual(['30000', '10000']);
  });

  test('has the server prepare a query from its second use on', async () => {
    const client = await database.pool.connect();
    try {
      for (const number of [1, 2, 3]) await client.query('select $1::int4 as "the remembered"', [number]);
      const { rows } = await client.query(
        `select name from pg_prepared_statements where statement like '%the remembered%'`,
      );
      expect(rows).toEqual([{ name: expect.stringMatching(/^lamed_\d+_[\w-]{22}$/) as string }]);
    } finally {
      client.release();
    }
  });

  test('still serves `select *` after a column has been added to the table', async () => {
    await sql`create table grown (id int primary key)`.execute(database.db);
    await sql`insert into grown values (1)`.execute(database.db);
    const read = () => sql`select * from grown where id = ${1}`.execute(database.db);
    for (const _ of [1, 2, 3]) await read();
    await sql`alter table grown add title text default 'new'`.execute(database.db);
    // The server's prepared statement is out of date: one failure, as on a deploy, then it is renewed.
    await read().catch(() => undefined);
    expect((await read()).rows).toEqual([{ id: 1, title: 'new' }]);
    await sql`drop table grown`.execute(database.db);
  });

  test('keeps its connection when a statement is refused', async () => {
    const lost = vi.fn();
    database.pool.on('remove', lost);
    await expect(database.pool.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    expect(lost).not.toHaveBeenCalled();
  });

  test('leaves no transaction open when one of several statements fails', async () => {
    await expect(database.pool.query('begin; select 1 / 0; commit')).rejects.toThrow('division by zero');
    await expect(database.pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test('refuses a query to the pool inside a transaction, at once and with the reason', async () => {
    await expect(
      inTransaction(ctx(), () =>
        database.db
          .selectFrom(sql`(select 1)`.as('t'))
          .selectAll()
          .execute(),
      ),
    ).rejects.toThrow(PoolUsedInTransaction);
    await expect(inTransaction(ctx(), () => database.pool.query('select 1'))).rejects.toThrow('ctx');
    await expect(inTransaction(ctx(), ({ db }) => sql`select 1`.execute(db))).resolves.toBeDefined();
  });
});
