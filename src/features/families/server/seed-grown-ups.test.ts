import { call } from '@orpc/server';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { familiesApi } from '#features/families/api.ts';
import { seedFamily } from './seed.ts';
import { seedGrownUps } from './seed-grown-ups.ts';

const database = useDatabase();

test('the demo world’s family has a watcher and an invitation, once', async () => {
  const ctx = makeCtx(database.db, { demoWorld: true });
  const demo = { demo: true, email_verified_at: ctx.clock.now() };
  const father = await makeUser(ctx, { ...demo, role: 'parent', email_address: 'parent@example.org' });
  const friend = await makeUser(ctx, { ...demo, email_address: 'premium@example.org' });
  for (const seed of [seedFamily, seedGrownUps, seedGrownUps]) await seed(ctx);
  const { actor } = father;
  expect(await call(familiesApi.familyGrownUps, undefined, { context: { ...ctx, actor } })).toMatchObject({
    watchers: [{ id: friend.userId }],
    invitations: [{ kind: 'watcher', emailAddress: 'grandmother@example.org', isExpired: false }],
  });
});
