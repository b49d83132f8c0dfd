import { expect, test } from 'vitest';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { makeReadyFile } from '#features/media/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { draftedHandedIn } from '#features/media/server/public.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { dropDraft, saveDraft } from './drafts.ts';

const database = useDatabase();

test('the files that a draft names are kept until it is dropped or names them no longer', async () => {
  const base = makeCtx(database.db);
  const itemId = itemIdOf(await makeCourse(base, { items: [{ type: 'challenge', access: 'public' }] }));
  const { actor, userId } = await makeUser(base);
  const ctx = { ...base, actor };
  const fileIds = [await makeReadyFile(ctx, userId), await makeReadyFile(ctx, userId)];
  const [first = '', second = ''] = fileIds;
  const save = (version: number, ...files: string[]) =>
    saveDraft(ctx, {
      itemId,
      version,
      body: { text: '', files: files.map((uploadId) => ({ uploadId, caption: 'Baking' })) },
    });
  const kept = async () => (await callHook(base, draftedHandedIn, { fileIds, ownerIds: [userId] })).flat();
  expect(await kept()).toEqual([]);
  await save(0, first, second);
  expect(await kept()).toEqual([first, second]);
  await save(1, second);
  expect(await kept()).toEqual([second]);
  await dropDraft(ctx, itemId);
  expect(await kept()).toEqual([]);
});
