import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { useDatabase } from '#test/support/db.ts';
import { readPage } from './keyset.ts';

const database = useDatabase();
const readings = () => database.db.$extendTables<{ readings: { id: string; read_at: Date } }>();
const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 12, minute));

beforeEach(async () => {
  await sql`create temporary table readings (id text primary key, read_at timestamptz not null)`.execute(
    database.db,
  );
  // Two rows of the same time: the id decides between them.
  for (const [key, minute] of [
    ['b', 1],
    ['a', 1],
    ['c', 2],
    ['d', 3],
  ] as const)
    await add(key, minute);
});

async function add(key: string, minute: number): Promise<void> {
  await readings()
    .insertInto('readings')
    .values({ id: key, read_at: at(minute) })
    .execute();
}

const list = () => readings().selectFrom('readings').select(['id', 'read_at']);
const read = (after?: string, order?: 'newest first') =>
  readPage(list(), { by: ['read_at', 'id'], perPage: 2, after, ...(order && { order }) });
const keys = (page: { rows: { id: string }[] }) => page.rows.map(({ id }) => id).join('');

test('pages follow one another, and the last has no next', async () => {
  const first = await read();
  expect(keys(first)).toBe('ab');
  const second = await read(first.next);
  expect(keys(second)).toBe('cd');
  expect(second.next).toBeUndefined();
});

test('the newest come first when asked', async () => {
  const first = await read(undefined, 'newest first');
  expect(keys(first)).toBe('dc');
  expect(keys(await read(first.next, 'newest first'))).toBe('ba');
});

test('a row that is added or removed meanwhile neither repeats nor hides another', async () => {
  const first = await read();
  await add('e', 0);
  await readings().deleteFrom('readings').where('id', '=', 'a').execute();
  expect(keys(await read(first.next))).toBe('cd');
});

test('nonsense begins at the start', async () => {
  expect(keys(await read('nonsense'))).toBe('ab');
});
