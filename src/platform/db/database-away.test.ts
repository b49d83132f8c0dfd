import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { useCommittedDatabase } from '#test/support/db.ts';
import { testEngine } from '#test/support/database/claim.ts';
import { createLog } from '../log.ts';
import { isDatabaseAway } from './database-away.ts';
import { openPostgres } from './open-postgres.ts';

const failing = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.runIf(testEngine === 'postgres')('a database that restarts', () => {
  const database = useCommittedDatabase();

  test('is away for the query whose connection it ends, and back for the next', async () => {
    const client = await database.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const cut = failing(client.query('select pg_sleep(20)'));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect(isDatabaseAway(await cut)).toBe(true);
    expect(isDatabaseAway(await failing(client.query('select 1')))).toBe(true);
    client.release(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

test('is away when nothing listens at its address', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/none';
  expect(isDatabaseAway(await failing(openPostgres({ url, log: createLog('silent') })))).toBe(true);
});

test('is not away when it refuses a statement', async () => {
  const refused = Object.assign(new pg.DatabaseError('duplicate key', 1, 'error'), { code: '23505' });
  expect(isDatabaseAway(refused)).toBe(false);
  expect(isDatabaseAway(new Error('a fault of ours'))).toBe(false);
});
