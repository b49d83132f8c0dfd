import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeUser } from '#features/people/testing.ts';
import { writeCsv } from '#platform/listing/listing-csv.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import type { UsersRequest } from '../contract.ts';
import { listUsers } from './list-users.ts';
import { usersListing } from './users-listing.ts';

describe('the list of users', () => {
  const database = useDatabase();

  async function makeWorld() {
    const ctx = makeCtx(database.db);
    const make = (first_name: string, last_name: string, columns: Parameters<typeof makeUser>[1] = {}) =>
      makeUser(ctx, { first_name, last_name, ...columns });
    const people = {
      miriam: await make('Miriam', 'Stern', { email_address: 'miri.stern@mail.example' }),
      jose: await make('José', 'Ñúñez', { plan: 'premium', language: 'es' }),
      shalom: await make('שָׁלוֹם', 'כהן', { role: 'educator', language: 'he' }),
      ended: await make('Anna', 'Klein', {
        plan: 'standard',
        plan_ends_at: new Date('2026-11-01T00:00:00Z'),
      }),
      trial: await make('Boris', 'Levin', {
        trial_ends_at: new Date('2026-11-30T00:00:00Z'),
        created_at: new Date('2026-03-05T23:30:00Z'),
        last_seen_at: new Date('2026-11-10T08:00:00Z'),
      }),
    };
    const names = async (request: UsersRequest) =>
      (await listUsers(ctx, request)).items.map(({ name }) => name).toSorted();
    return { ctx, people, names };
  }

  test.each([
    ['mir', 'Miriam Stern'],
    ['stern miriam', 'Miriam Stern'],
    ['miri.stern@mail.example', 'Miriam Stern'],
    ['MAIL.EX', 'Miriam Stern'],
    ['jose nunez', 'José Ñúñez'],
    ['שלום', 'שָׁלוֹם כהן'],
    ['כהנ', 'שָׁלוֹם כהן'],
  ])(
    'finds for “%s” those who have words that begin so, without regard to case, accents and nikud',
    async (q, name) => {
      const { names } = await makeWorld();
      expect(await names({ q })).toEqual([name]);
    },
  );

  test('finds a rare name without reading everyone', async () => {
    const { ctx, names } = await makeWorld();
    await sql`insert into users (id, email_address, email_key, password_hash, first_name, last_name, role, language, created_at)
      select 'r' || n, 'r' || n || '@example.org', 'r' || n || '@example.org', 'none', 'Reader', 'No' || n, 'learner', 'en', ${ctx.clock.now()}
      from generate_series(1, 5000) n`.execute(database.db);
    await sql`analyze users`.execute(database.db);
    const countRead = async () => {
      const { rows } = await sql<{ count: number }>`select (seq_tup_read + idx_tup_fetch)::int as count
        from pg_stat_xact_user_tables where relname = 'users'`.execute(database.db);
      return rows[0]?.count ?? 0;
    };
    const before = await countRead();
    expect(await names({ q: 'no1777' })).toHaveLength(1);
    expect((await countRead()) - before).toBeLessThan(200);
    expect(await listUsers(ctx, { q: 'reader', perPage: 100 })).toMatchObject({ totalItems: 5000 });
  });

  test('finds exactly one person by her id', async () => {
    const { names, people } = await makeWorld();
    expect(await names({ q: people.trial.userId })).toEqual(['Boris Levin']);
    expect(await names({ q: ` ${people.trial.userId.toUpperCase()} ` })).toEqual(['Boris Levin']);
  });

  test.each(["' or 'x'='x' --", ':* & !', '%', '\\', '😀', "stern & ! ) <-> '"])(
    'takes “%s” for words and nothing else',
    async (q) => {
      const { names } = await makeWorld();
      expect((await names({ q })).length).toBeLessThan(2);
    },
  );

  test.each<[UsersRequest, string[]]>([
    [{ role: 'educator' }, ['שָׁלוֹם כהן']],
    [{ plan: 'premium' }, ['José Ñúñez']],
    [{ plan: 'standard' }, []],
    [{ status: 'paid' }, ['José Ñúñez']],
    [{ status: 'trial' }, ['Boris Levin']],
    [{ status: 'free' }, ['Anna Klein', 'Miriam Stern', 'שָׁלוֹם כהן']],
    [{ language: 'es' }, ['José Ñúñez']],
    [{ createdTo: '2026-03-05' }, ['Boris Levin']],
    [{ createdFrom: '2026-03-05', createdTo: '2026-03-05' }, ['Boris Levin']],
    [{ createdTo: '2026-03-04' }, []],
    [{ seenFrom: '2026-11-10' }, ['Boris Levin']],
    [{ seenFrom: '2026-11-11' }, []],
    [{ class: 'none' }, []],
    [{ role: 'learner', status: 'free', q: 'anna' }, ['Anna Klein']],
  ])('shows for %o those who match all of it', async (request, expected) => {
    const { names } = await makeWorld();
    expect(await names(request)).toEqual(expected);
  });

  test('shows a plan that has ended as free, and a running trial as one', async () => {
    const { ctx } = await makeWorld();
    const { items } = await listUsers(ctx, {});
    const plans = Object.fromEntries(items.map(({ name, plan }) => [name, plan]));
    expect(plans).toMatchObject({ 'Anna Klein': 'free', 'Boris Levin': 'trial', 'José Ñúñez': 'premium' });
  });

  test('has in its file no cell that is a formula, whatever people are called', async () => {
    const ctx = makeCtx(database.db);
    await makeUser(ctx, { first_name: '=HYPERLINK("http://evil.example")', last_name: '' });
    const rows = await usersListing.rows(ctx).execute();
    const cells = rows.map((row) => usersListing.csv?.columns.map(({ value }) => value(row, ctx)) ?? []);
    expect(writeCsv(cells)).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });
});
