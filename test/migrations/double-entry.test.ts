import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { useCommittedDatabase } from '#test/support/db.ts';
import { emptySchema } from '#test/support/empty-schema.ts';
import { migrate } from '#platform/db/migrate.ts';
import { copyMigrations } from './copy-migrations.ts';

const database = useCommittedDatabase();
const moving = '_rewards_double_entry';

beforeEach(async () => {
  await emptySchema(database.db);
  await migrate(database, await copyMigrations(moving, { included: false }));
  await sql.raw(oldRows).execute(database.db);
});

/** As the release before wrote them; a chest may have been empty. */
const oldRows = `
  insert into users (id, password_hash, first_name, last_name, role, language, created_at) values
    ('ada', '', 'A', 'B', 'student', 'en', now()), ('bo', '', 'A', 'B', 'student', 'en', now());
  insert into coin_entries (user_id, kind, reference, coins, created_at) values
    ('ada', 'points', 'i_1', 3, '2026-11-01T10:00:00Z'),
    ('ada', 'chest', '2026-11-01', 36, '2026-11-01T11:00:00Z'),
    ('ada', 'chest', '2026-11-02', 0, '2026-11-02T11:00:00Z'),
    ('ada', 'freeze', '1', -20, '2026-11-03T11:00:00Z'),
    ('bo', 'gift', 'g', 5, '2026-11-01T09:00:00Z'),
    ('bo', 'points', 'i_1', 1, '2026-11-01T10:00:00Z');`;

const readEntries = async () =>
  (await sql`select * from coin_entries order by user_id, created_at, kind`.execute(database.db)).rows;

test('every entry is the same afterwards, and has come from or gone somewhere', async () => {
  const before = await readEntries();
  await migrate(database, await copyMigrations(moving, { included: true }));
  expect(await readEntries()).toEqual(before);
  const accounts = await sql`
    select coalesce(user_id, account.kind) as of, sum(coins)::bigint as coins, min(balance) as balance
    from coin_accounts account join coin_postings on account_id = account.id group by 1 order by 1`.execute(
    database.db,
  );
  expect(accounts.rows).toEqual([
    { of: 'ada', coins: 19, balance: 19 },
    { of: 'bo', coins: 6, balance: 6 },
    { of: 'issued-chest', coins: -36, balance: null },
    { of: 'issued-gift', coins: -5, balance: null },
    { of: 'issued-points', coins: -4, balance: null },
    { of: 'spent-freezes', coins: 20, balance: null },
  ]);
});

test('a process of the release before can still enter and read coins', async () => {
  await migrate(database, await copyMigrations(moving, { included: true }));
  await sql`insert into users (id, password_hash, first_name, last_name, role, language, created_at)
    values ('new', '', 'A', 'B', 'student', 'en', now())`.execute(database.db);
  for (const [user, kind, coins] of [
    ['new', 'gift', 25],
    ['new', 'freeze', -20],
    ['ada', 'points', 2],
  ])
    await sql`insert into coin_entries (user_id, kind, reference, coins, created_at)
      values (${user}, ${kind}, 'later', ${coins}, now())`.execute(database.db);
  const { rows } = await sql`
    select user_id, sum(coins) as coins from coin_entries group by user_id order by user_id`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { user_id: 'ada', coins: 21 },
    { user_id: 'bo', coins: 6 },
    { user_id: 'new', coins: 5 },
  ]);
  const balances = await sql`
    select balance from coin_accounts where balance is not null order by user_id`.execute(database.db);
  expect(balances.rows).toEqual([{ balance: 21 }, { balance: 6 }, { balance: 5 }]);
  await expect(
    sql`insert into coin_entries (user_id, kind, reference, coins, created_at)
      values ('bo', 'freeze', '1', -20, now())`.execute(database.db),
  ).rejects.toThrow('balance');
});
