import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { call } from '@orpc/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { classesApi } from '#features/classes/api.ts';
import { admitWaiting } from '#features/classes/server/public.ts';
import { makeClass } from '#features/classes/testing.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import type { Joining } from '#test/support/joining-process.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/*
 * Forty people join a class with 24 seats at the same moment: on PostgreSQL in two processes. The embedded database belongs to
 * one process at a time, so there they join in this one.
 */

const database = useCommittedDatabase();
const script = fileURLToPath(new URL('../support/joining-process.ts', import.meta.url));

async function joinElsewhere(joining: Joining): Promise<string[]> {
  const place = { url: database.pool.options.connectionString, dataDir: temporaryFolder() };
  const child = spawn(process.execPath, [script, JSON.stringify({ ...place, ...joining })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  expect(exitCode).toBe(0);
  return JSON.parse(output) as string[];
}

function joinHere(ctx: TestCtx, people: readonly TestUser[], code: string) {
  return Promise.all(
    people.map(
      async ({ actor }) => (await call(classesApi.join, { id: code }, { context: { ...ctx, actor } })).status,
    ),
  );
}

/** Writes down who comes in the order of the commits: the last thing that each transaction does. */
async function recordCommits(): Promise<void> {
  for (const statement of [
    sql`create table joins_committed (nth integer generated always as identity, user_id text not null)`,
    sql`create function record_join() returns trigger language plpgsql as $$
      begin insert into joins_committed (user_id) values (new.user_id); return null; end $$`,
    sql`create constraint trigger record_joins after insert on class_students
      deferrable initially deferred for each row execute function record_join()`,
  ])
    await statement.execute(database.db);
}

async function listCommits(): Promise<string[]> {
  const { rows } = await sql<{
    user_id: string;
  }>`select user_id from joins_committed order by nth`.execute(database.db);
  return rows.map(({ user_id }) => user_id);
}

test(
  '24 of forty who join at once get a seat and 16 wait, in the order in which they came; so are they let in',
  { timeout: 120_000 },
  async () => {
    const ctx = makeCtx(database.db);
    const { code, id, educator } = await makeClass(ctx);
    const people = await Promise.all(Array.from({ length: 40 }, () => makeUser(ctx)));
    await recordCommits();
    const halves = [people.slice(0, 20), people.slice(20)];
    const ends = await Promise.all(
      testEngine === 'postgres'
        ? halves.map((half, index) =>
            // The second process's clock is a minute late, so its times say nothing about who came first.
            joinElsewhere({ userIds: half.map(({ userId }) => userId), code, secondsBehind: index * 60 }),
          )
        : [joinHere(ctx, people, code)],
    );
    const count = (wanted: string) => ends.flat().filter((status) => status === wanted).length;
    expect([count('joined'), count('pending')]).toEqual([24, 16]);

    const own = { context: { ...ctx, actor: educator.actor } };
    const idsOf = ({ items }: { items: { id: string }[] }) => items.map((item) => item.id);
    const inside = async () => idsOf(await call(classesApi.students, { id }, own));
    const waiting = async () => idsOf(await call(classesApi.pending, { id }, own));
    const commits = await listCommits();
    expect(commits).toHaveLength(40);
    expect([await inside(), await waiting()]).toEqual([commits.slice(0, 24), commits.slice(24)]);

    for (let freed = 1; freed <= 3; freed += 1) {
      const [leaver = ''] = await inside();
      await call(classesApi.removeStudent, { id, studentId: leaver }, own);
      expect(await inside()).toEqual(commits.slice(freed, freed + 24));
    }
    await changeUser(ctx, educator.userId, { plan: 'premium' });
    await Promise.all([1, 2].map(() => admitWaiting(ctx, educator.userId)));
    expect([await inside(), await waiting()]).toEqual([commits.slice(3, 39), commits.slice(39)]);
  },
);
