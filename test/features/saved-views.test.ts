import { beforeEach, expect, test } from 'vitest';
import { makeUser } from '#features/people/testing.ts';
import { deleteView, listSavedViews, saveView } from '#features/administration/views/server/saved-views.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';

const database = useDatabase();
let mira: TestCtx;
let dov: TestCtx;

async function makeStaff(): Promise<TestCtx> {
  const ctx = makeCtx(database.db);
  const { actor } = await makeUser(ctx, { admin: true });
  return { ...ctx, actor };
}

beforeEach(async () => {
  mira = await makeStaff();
  dov = await makeStaff();
});

test('a saved view is listed for its person and its list alone', async () => {
  const view = await saveView(mira, { listing: 'schools', name: 'Haifa', query: 'q=haifa&sort=-name' });
  expect(await listSavedViews(mira, 'schools')).toEqual([view]);
  expect(await listSavedViews(mira, 'users')).toEqual([]);
  expect(await listSavedViews(dov, 'schools')).toEqual([]);
});

test('saving under the same name replaces what was saved', async () => {
  await saveView(mira, { listing: 'schools', name: 'Mine', query: 'q=haifa' });
  await saveView(mira, { listing: 'schools', name: 'Mine', query: 'q=akko' });
  expect((await listSavedViews(mira, 'schools')).map(({ query }) => query)).toEqual(['q=akko']);
});

test('nobody deletes another person’s view', async () => {
  const { id } = await saveView(mira, { listing: 'schools', name: 'Mine', query: '' });
  await expect(deleteView(dov, id)).rejects.toThrow('not_found');
  await deleteView(mira, id);
  expect(await listSavedViews(mira, 'schools')).toEqual([]);
});

test('there is an end to how many views of a list one person saves', async () => {
  for (let number = 1; number <= 30; number += 1)
    await saveView(mira, { listing: 'schools', name: `View ${number}`, query: '' });
  await expect(saveView(mira, { listing: 'schools', name: 'One more', query: '' })).rejects.toThrow(
    'too_many',
  );
  await saveView(mira, { listing: 'users', name: 'Of another list', query: '' });
});
