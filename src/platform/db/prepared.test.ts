import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '#test/support/db.ts';
import { prepared } from './prepared.ts';
import type { Db } from './tables.ts';

const database = useDatabase();

const subtract = (db: Db, from: number, amount: number) =>
  db.selectNoFrom(sql<number>`${from}::int - ${amount}::int`.as('rest'));

describe('a prepared query', () => {
  test('returns the result for its arguments each time', async () => {
    const find = prepared(subtract);
    expect(await find(database.db, 9, 2)).toEqual({ rest: 7 });
    expect(await find(database.db, 5, 4)).toEqual({ rest: 1 });
  });

  test.each([
    { what: 'in another order', build: (db: Db, amount: number, from: number) => subtract(db, from, amount) },
    { what: 'and a constant', build: (db: Db, from: number, _amount: number) => subtract(db, from, 1) },
  ])('is refused if its parameters are its arguments $what', async ({ build }) => {
    await expect(prepared(build)(database.db, 9, 2)).rejects.toThrow('are not its parameters');
  });
});
