import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import type { JsonObject } from '#core/json.ts';
import { NotFound } from '#core/refusals.ts';
import { createEntry } from '#features/cms/server/public.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { listChapters, listObjects } from '#features/learning/editions/server/course-docs.ts';
import { author, release, withEditions, write } from '#features/learning/editions/server/testing.ts';
import { listCourseFindings } from './course-findings.ts';

const database = useDatabase();
let ctx: TestCtx;
beforeEach(async () => {
  ctx = makeCtx(database.db, withEditions);
  await release(ctx, makeContentFiles());
});

const withoutPlans = (shared: JsonObject): JsonObject => ({
  ...shared,
  chapters: listChapters(shared).map((chapter) => ({
    ...chapter,
    items: listObjects(chapter['items']).map(({ planned: _planned, ...item }) => item),
  })),
});

const findingsOf = async () => (await listCourseFindings(ctx, 'c_kkkk2222')).items;

test('captions that miss half of what other languages say are found at the item that shows the film', async () => {
  expect(await findingsOf()).toEqual([]);
  const captions = [{ start: 1, end: 26.7, text: 'יום חם.' }];
  await write(ctx, 'film.kindness__tent', { texts: { he: { captions } } });
  const [finding, ...others] = await findingsOf();
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    lang: 'he',
    itemId: 'i_ffff2222',
    filmKey: 'kindness__tent',
    path: 'texts.he.captions.0',
    kind: 'captionGaps',
  });
  expect(finding?.share).toBeCloseTo(0.5);
});

test('a picture without a description is found in the draft of an item, once it is more than announced', async () => {
  const shared = { panels: [{ id: 'first', picture: 'tent.webp', shape: 'wide', bubbles: [] }] };
  const comic = { contentType: 'item', key: 'i_cccc2222', shared, texts: { en: { panels: {} } } };
  await createEntry(ctx, comic, { author });
  expect(await findingsOf()).toEqual([]);
  await write(ctx, 'course.c_kkkk2222', { shared: withoutPlans });
  expect(await findingsOf()).toMatchObject([
    { lang: 'en', itemId: 'i_cccc2222', path: 'texts.en.panels.first.alt', kind: 'noDescription' },
  ]);
});

test('an unknown course is not found', async () => {
  await expect(listCourseFindings(ctx, 'c_nothere2')).rejects.toThrow(NotFound);
});
