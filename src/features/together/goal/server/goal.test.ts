import { call } from '@orpc/server';
import { expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';
import { completeItem } from '#features/learning/server/public.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { togetherApi } from '#features/together/api.ts';

const database = useDatabase();

const readGoal = (ctx: TestCtx, { actor }: TestUser) =>
  call(togetherApi.goal, undefined, { context: { ...ctx, actor } });
const chooseGoal = (ctx: TestCtx, { actor }: TestUser, stories: number | null) =>
  call(togetherApi.chooseGoal, { stories }, { context: { ...ctx, actor } });

test('a goal counts what all children of the family have completed since Sunday, for each of them alike', async () => {
  const ctx = makeCtx(database.db);
  const { guardian, members } = await makeFamily(ctx);
  await makeFamily(ctx);
  expect(await readGoal(ctx, guardian)).toEqual({ stories: null, done: 0, mayChoose: true });
  await chooseGoal(ctx, guardian, 3);
  const course = await makeCourse(ctx, { items: [{ access: 'public' }, { access: 'public' }] });
  for (const [index, { userId }] of members.entries())
    await inTransaction(ctx, (ctx) => completeItem(ctx, { userId, itemId: itemIdOf(course, index) }));
  expect(await readGoal(ctx, guardian)).toEqual({ stories: 3, done: 2, mayChoose: true });
  for (const member of members)
    expect(await readGoal(ctx, member)).toEqual({ stories: 3, done: 2, mayChoose: false });
  ctx.clock.advance(7 * 86_400);
  expect(await readGoal(ctx, guardian)).toMatchObject({ stories: 3, done: 0 });
});

test('any guardian chooses it, and nobody else', async () => {
  const ctx = makeCtx(database.db);
  const { id, guardian, members } = await makeFamily(ctx);
  const second = await makeGuardian(ctx, { first_name: 'David' });
  await addGuardian(ctx, id, second);
  await chooseGoal(ctx, guardian, 5);
  expect(await chooseGoal(ctx, second, 7)).toMatchObject({ stories: 7 });
  expect(await readGoal(ctx, guardian)).toMatchObject({ stories: 7 });
  for (const member of members)
    await expect(chooseGoal(ctx, member, 9)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(chooseGoal(ctx, await makeUser(ctx), 9)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await chooseGoal(ctx, second, null)).toMatchObject({ stories: null });
  for (const wrong of [0, 51, 1.5]) await expect(chooseGoal(ctx, guardian, wrong)).rejects.toThrow();
});
