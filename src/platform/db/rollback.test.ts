import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { RollbackClient } from '#test/support/database/rollback-client.ts';
import { useDatabase } from '#test/support/db.ts';
import { createLog } from '../log.ts';
import { inTransaction, type TransactionCtx } from './in-transaction.ts';

const database = useDatabase();
const ctx = (): TransactionCtx => ({
  db: database.db,
  log: createLog('silent'),
  afterCommit: () => undefined,
});

const keep = ({ db }: Pick<TransactionCtx, 'db'>, name: string) =>
  sql`insert into migration_checksums values (${name}, 'x')`.execute(db);
const kept = async () => {
  const { rows } = await sql<{ name: string }>`
    select name from migration_checksums where checksum = 'x' order by name`.execute(database.db);
  return rows.map(({ name }) => name);
};

describe('the database of a test', () => {
  test.each(['first', 'second'])('is in the state the migrations left (%s)', async (name) => {
    expect(await kept()).toEqual([]);
    await keep(database, name);
    expect(await kept()).toEqual([name]);
  });

  test('continues after a refused statement, as without the transaction around the test', async () => {
    await keep(database, 'a');
    await expect(keep(database, 'a')).rejects.toMatchObject({ code: '23505' });
    await expect(database.pool.query('select no_such_column')).rejects.toThrow('no_such_column');
    expect(await kept()).toEqual(['a']);
  });

  test('accepts nothing from a test that runs past its end', async () => {
    const client = (await database.pool.connect()) as unknown as RollbackClient & { release(): void };
    await client.rollBack();
    client.release();
    await expect(keep(database, 'late')).rejects.toThrow('came after its test had ended');
    await expect(database.pool.query('select 1')).rejects.toThrow('came after its test had ended');
    await client.begin();
    expect(await kept()).toEqual([]);
  });

  test('accepts nothing on a connection that replaces a lost one until a test begins', async () => {
    const replacing = new RollbackClient();
    const query: (text: string) => Promise<unknown> = replacing.query.bind(replacing);
    await expect(query('select 1')).rejects.toThrow('came after its test had ended');
  });

  test('keeps what a transaction of the product commits, and drops what it rolls back', async () => {
    await inTransaction(ctx(), (inside) => keep(inside, 'committed'));
    const failing = inTransaction(ctx(), async (inside) => {
      await keep(inside, 'dropped');
      await keep(inside, 'dropped');
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await inTransaction(ctx(), (inside) => keep(inside, 'after'));
    expect(await kept()).toEqual(['after', 'committed']);
  });
});
