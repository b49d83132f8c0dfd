import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { call } from '@orpc/server';
import { expect, test } from 'vitest';
import { classesApi } from '#features/classes/api.ts';
import { makeClass } from '#features/classes/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
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

test(
  '24 of forty who join at once get a seat, 16 wait, and each freed seat goes to the oldest of them',
  { timeout: 120_000 },
  async () => {
    const ctx = makeCtx(database.db);
    const { code, id, educator } = await makeClass(ctx);
    const people = await Promise.all(Array.from({ length: 40 }, () => makeUser(ctx)));
    const halves = [people.slice(0, 20), people.slice(20)];
    const ends = await Promise.all(
      testEngine === 'postgres'
        ? halves.map((half) => joinElsewhere({ userIds: half.map(({ userId }) => userId), code }))
        : [joinHere(ctx, people, code)],
    );
    const count = (wanted: string) => ends.flat().filter((status) => status === wanted).length;
    expect([count('joined'), count('pending')]).toEqual([24, 16]);

    const own = { context: { ...ctx, actor: educator.actor } };
    const readRows = () =>
      ctx.db
        .selectFrom('class_students')
        .select(['user_id', 'status', 'why'])
        .where('class_id', '=', id)
        .orderBy('created_at')
        .orderBy('user_id')
        .execute();
    const rows = await readRows();
    expect(rows).toHaveLength(40);
    const waiting = rows.filter(({ why }) => why === 'seats').map(({ user_id }) => user_id);
    expect(waiting).toHaveLength(16);
    expect((await call(classesApi.pending, { id }, own)).items.map((item) => item.id)).toEqual(waiting);
    for (const oldest of waiting.slice(0, 3)) {
      const [leaver] = (await readRows()).filter(({ status }) => status === 'joined');
      await call(classesApi.removeStudent, { id, studentId: leaver?.user_id ?? '' }, own);
      const after = await readRows();
      expect(after.find(({ user_id }) => user_id === oldest)?.status).toBe('joined');
      expect(after.filter(({ status }) => status === 'joined')).toHaveLength(24);
    }
  },
);
