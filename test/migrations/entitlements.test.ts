import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { useCommittedDatabase } from '#test/support/db.ts';
import { emptySchema } from '#test/support/empty-schema.ts';
import { migrate } from '#platform/db/migrate.ts';
import { readMigrations } from '#platform/db/migration-files.ts';
import { copyMigrations } from './copy-migrations.ts';

const database = useCommittedDatabase();
const moving = '_billing_create_entitlements';

beforeEach(async () => {
  await emptySchema(database.db);
  await migrate(database, await copyMigrations(moving, { included: false }));
  await sql.raw(oldUsers).execute(database.db);
});

/** As the release before wrote them. */
const oldUsers = `
  insert into users
    (id, password_hash, first_name, last_name, role, language, created_at, demo, plan, plan_ends_at, trial_ends_at, course_ids)
  values
    ('free', '', 'A', 'B', 'student', 'en', now(), false, 'free', null, null, '{}'),
    ('paid', '', 'A', 'B', 'student', 'en', now(), false, 'premium', '2027-09-01T00:00:00Z', null, '{}'),
    ('demo', '', 'A', 'B', 'student', 'en', now(), true, 'standard', null, null, '{}'),
    ('trial', '', 'A', 'B', 'student', 'en', now(), false, 'free', null, '2026-12-01T00:00:00Z', '{}'),
    ('lapsed', '', 'A', 'B', 'student', 'en', now(), false, 'free', '2026-01-01T00:00:00Z', null, '{c_2,c_1}');`;

async function listEntitlements(): Promise<unknown[]> {
  const { rows } = await sql`select * from entitlements order by user_id`.execute(database.db);
  return rows;
}

const none = { plan: 'free', plan_ends_at: null, trial_ends_at: null, source: null, course_ids: [] };
const moved = [
  { ...none, user_id: 'demo', plan: 'standard', source: 'demo' },
  {
    ...none,
    user_id: 'lapsed',
    plan_ends_at: new Date('2026-01-01T00:00:00Z'),
    source: 'granted',
    course_ids: ['c_2', 'c_1'],
  },
  {
    ...none,
    user_id: 'paid',
    plan: 'premium',
    plan_ends_at: new Date('2027-09-01T00:00:00Z'),
    source: 'granted',
  },
  { ...none, user_id: 'trial', trial_ends_at: new Date('2026-12-01T00:00:00Z') },
];

test('what was stored with the users is in a table of its own afterwards, and only there', async () => {
  await migrate(database, await copyMigrations(moving, { included: true }));
  expect(await listEntitlements()).toEqual(moved);
  const { rows } = await sql`select * from users where id = 'paid'`.execute(database.db);
  for (const column of ['plan', 'plan_ends_at', 'trial_ends_at', 'course_ids'])
    expect(rows[0]).not.toHaveProperty(column);
  await sql`delete from users where id <> 'demo'`.execute(database.db);
  expect(await listEntitlements()).toEqual([moved[0]]);
});

test('a migration that fails after it leaves the users as they were, and the next start finishes', async () => {
  const failing = await copyMigrations(moving, { included: true });
  const next = String((await readMigrations(failing)).length).padStart(4, '0');
  writeFileSync(path.join(failing, `${next}_billing_fail.sql`), 'select nothing;');
  await expect(migrate(database, failing)).rejects.toThrow('billing_fail');
  const { rows } = await sql`select plan from users order by id`.execute(database.db);
  expect(rows).toEqual(['standard', 'free', 'free', 'premium', 'free'].map((plan) => ({ plan })));
  await migrate(database, await copyMigrations(moving, { included: true }));
  expect(await listEntitlements()).toEqual(moved);
});
