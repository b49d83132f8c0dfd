import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { NotFound } from '#core/refusals.ts';
import { listDrafts } from '#features/cms/server/public.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { listChapters, listObjects, objectOf } from '#features/learning/editions/server/course-docs.ts';
import { publish, release, withEditions, write } from '#features/learning/editions/server/testing.ts';
import { listItemStates } from './item-states.ts';

const kindness = 'course.c_kkkk2222';
const film = 'i_ffff2222';

const database = useDatabase();
let ctx: TestCtx;
beforeEach(async () => {
  ctx = makeCtx(database.db, withEditions);
  await release(ctx, makeContentFiles());
});

const stateOf = async (id: string, lang: string) => {
  const { items } = await listItemStates(ctx, 'c_kkkk2222');
  const found = items.find((one) => one.itemId === id && one.lang === lang);
  return found && { live: found.live, changed: found.changed };
};

async function retitleFilm(title: string) {
  const [draft] = await listDrafts(ctx, 'course', ['c_kkkk2222']);
  const items = objectOf(draft?.content.texts.he?.['items']);
  const texts = { items: { ...items, 'tent-film': { ...objectOf(items['tent-film']), title } } };
  await write(ctx, kindness, { texts: { he: texts } });
}

test('a film is live as it is, whatever else of its course has changed', async () => {
  await write(ctx, kindness, { texts: { he: { title: 'חסד' } } });
  expect(await stateOf(film, 'he')).toEqual({ live: true, changed: false });
});

test('a film has changes in the language in which it was changed, until that is published', async () => {
  await retitleFilm('האוהל');
  expect(await stateOf(film, 'he')).toEqual({ live: true, changed: true });
  expect(await stateOf(film, 'en')).toEqual({ live: true, changed: false });
  await publish(ctx, kindness, 'he');
  expect(await stateOf(film, 'he')).toEqual({ live: true, changed: false });
});

test('a new film of a live course is a draft, and so is what is only announced', async () => {
  await write(ctx, kindness, {
    shared: (shared) => ({
      ...shared,
      chapters: listChapters(shared).map((chapter) => ({
        ...chapter,
        items: [
          ...listObjects(chapter['items']),
          { id: 'i_nnnn2222', slug: 'new-film', type: 'film', film: 'tent', sources: ['genesis-18:1'] },
        ],
      })),
    }),
  });
  expect(await stateOf('i_nnnn2222', 'en')).toEqual({ live: false, changed: false });
  expect(await stateOf('i_cccc2222', 'en')).toEqual({ live: false, changed: false });
});

test('an unknown course is not found', async () => {
  await expect(listItemStates(ctx, 'c_nothere2')).rejects.toThrow(NotFound);
});
