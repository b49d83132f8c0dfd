import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { localeCodes } from '#core/locale.ts';
import { getCourse } from '#features/learning/courses/server/courses.ts';
import { checkContent } from '#features/learning/content/server/check-content.ts';
import { readContentFolder } from '#features/learning/content/server/content-folder.ts';
import type { Content } from '#features/learning/content/server/content.ts';
import {
  makeContentFiles,
  makeContentFolder,
  type ContentFiles,
} from '#features/learning/content/server/testing.ts';
import { exportEdition } from './export-edition.ts';
import { importEdition } from './import-edition.ts';
import { author, publish, release, withEditions, write } from './testing.ts';

const database = useDatabase();
let ctx: TestCtx;
beforeEach(async () => {
  ctx = makeCtx(database.db, withEditions);
  await release(ctx, makeContentFiles());
});

/** What the exported files say, fully checked. */
async function exported(): Promise<Content> {
  const parent = await mkdtemp(join(tmpdir(), 'lamed-export-'));
  try {
    await using shipped = await makeContentFolder(makeContentFiles());
    await exportEdition(ctx, shipped.path, join(parent, 'content'));
    return checkContent(await readContentFolder(join(parent, 'content')), { requireMedia: false });
  } finally {
    await rm(parent, { recursive: true });
  }
}

const course = 'courses/kindness/course.yaml';
const he = 'courses/kindness/he/course.yaml';
const captions = 'courses/kindness/media/tent/captions/en.vtt';

/** The shipped files with changes of all kinds: shared, of one language, of captions, and a category more. */
function editedFiles(): ContentFiles {
  const files = makeContentFiles();
  const categories = files['categories.yaml'] ?? '';
  return {
    ...files,
    [course]: (files[course] ?? '').replace('featuredLevel: 3', 'featuredLevel: 5'),
    [he]: (files[he] ?? '').replace('Kindness he', 'חסד'),
    [captions]: (files[captions] ?? '').replace('A hot day.', 'A very hot day.'),
    'categories.yaml': `${categories}${categories.replace('inspiration', 'joy\n  minAge: 6')}`,
  };
}

test('an imported folder is exported as a folder that says the same', async () => {
  await using folder = await makeContentFolder(editedFiles());
  const wanted = checkContent(await readContentFolder(folder.path), { requireMedia: false });
  const imported = await importEdition(ctx, folder.path, { author, publish: true });
  expect(imported).toEqual({ created: 1, changed: 2, published: 3 });
  expect(await exported()).toEqual(wanted);
  expect(await getCourse(ctx, 'kindness', 'he')).toMatchObject({ title: 'חסד', featuredLevel: 5 });
});

test('a folder that is imported as drafts changes nothing for readers, and importing it again changes nothing', async () => {
  await using folder = await makeContentFolder(editedFiles());
  await importEdition(ctx, folder.path, { author, publish: false });
  expect(await getCourse(ctx, 'kindness', 'he')).toMatchObject({ title: 'Kindness he', featuredLevel: 3 });
  expect(await importEdition(ctx, folder.path, { author, publish: false })).toEqual({
    created: 0,
    changed: 0,
    published: 0,
  });
});

test('what is written in some languages only is exported as it is, and shown from the files as from the house', async () => {
  const id = 'course.c_kkkk2222';
  await write(ctx, id, {
    shared: (shared) => ({
      ...shared,
      chapters: [
        {
          id: 'ch_tttt2222',
          slug: 'open-tent',
          items: [{ id: 'i_zzzz2222', slug: 'new-comic', type: 'visual', minutes: 3, planned: true }],
        },
      ],
    }),
    texts: { he: { items: { 'new-comic': { title: 'קומיקס', summary: 'בתמונות' } } } },
  });
  await publish(ctx, id, 'he');
  const [fromFiles] = (await exported()).courses;
  expect(fromFiles?.texts).toEqual(
    Object.fromEntries(
      localeCodes.map((code) => [code, expect.objectContaining({ title: `Kindness ${code}` })]),
    ),
  );
  expect(fromFiles?.chapters[0]?.items.map(({ texts }) => texts.fr)).toEqual([
    { title: 'קומיקס', summary: 'בתמונות', lang: 'he' },
  ]);
  const shown = await getCourse(ctx, 'kindness', 'fr');
  expect(shown.chapters[0]?.items[0]).toMatchObject({ title: 'קומיקס', lang: 'he' });
});
