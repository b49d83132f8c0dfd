import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { createEntry } from '#features/cms/server/public.ts';
import { storeReadyFilm, storeUploadedPicture } from '#features/media/testing.ts';
import { getCourse } from '#features/learning/courses/server/courses.ts';
import { makeContentFiles, makeContentFolder } from '#features/learning/content/server/testing.ts';
import { downloadType } from '#features/learning/downloads/server/download-type.ts';
import { exportEdition } from '#features/learning/editions/server/export-edition.ts';
import { importEdition } from '#features/learning/editions/server/import-edition.ts';
import { author, publish, release, withEditions, write } from '#features/learning/editions/server/testing.ts';
import { getVideo } from '#features/learning/films/server/videos.ts';
import { importUploads } from './import-uploads.ts';

const kindness = 'course.c_kkkk2222';
const cover = 'picture-0123456789abcdef.webp';
const filmId = 'film-bcdfghjkmn';
const filmItem = 'i_zzzz2222';
const workbook = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Page >>\n%%EOF\n');
const workbookKey = `house/downloads/${'ab'.repeat(16)}.pdf`;

const withDownloads = {
  ...withEditions,
  contentTypes: new Map([...withEditions.contentTypes, [downloadType.name, downloadType]]),
};

const oldDatabase = useDatabase();
const newDatabase = useCommittedDatabase();
let oldServer: TestCtx;
let newServer: TestCtx;
let folder: string;
beforeEach(async () => {
  folder = join(temporaryFolder(), 'content');
  oldServer = makeCtx(oldDatabase.db, withDownloads);
  newServer = makeCtx(newDatabase.db, withDownloads);
  for (const server of [oldServer, newServer]) await release(server, makeContentFiles());
  await makeHouse();
});

/** Published on the old server: a course with an uploaded cover and film, and a workbook to download. */
async function makeHouse(): Promise<void> {
  await storeUploadedPicture(oldServer, cover);
  await storeReadyFilm(oldServer, filmId);
  await oldServer.files.put(workbookKey, workbook, 'application/pdf');
  const film = { id: filmItem, slug: 'guests', type: 'film', film: filmId, access: 'public', sources: [] };
  await write(oldServer, kindness, {
    shared: (shared) => ({
      ...shared,
      cover: { motif: 'open-hands', palette: 'sky', picture: cover },
      chapters: [
        ...(Array.isArray(shared['chapters']) ? shared['chapters'] : []),
        { id: 'ch_zzzz2222', slug: 'more', items: [{ ...film, sources: ['genesis-18:1-8'] }] },
      ],
    }),
    texts: {
      en: {
        chapters: { 'open-tent': 'The open tent', more: 'More' },
        items: {
          'tent-film': { title: 'The tent', summary: 'Guests come.', talk: ['Who came?', 'Whom?'] },
          'tent-comic': { title: 'The comic', summary: 'In pictures.' },
          guests: { title: 'Guests', summary: 'They come.', talk: ['Who came?', 'Whom?'] },
        },
      },
    },
  });
  await publish(oldServer, kindness, 'en');
  const shared: JsonObject = {
    course: 'c_kkkk2222',
    kind: 'workbook',
    lang: 'en',
    file: { key: workbookKey, format: 'pdf', bytes: workbook.length, name: 'Tent.pdf' },
  };
  const { id } = await createEntry(
    oldServer,
    { contentType: 'download', key: 'd-0123456789ab', shared, texts: { en: { title: 'Build a tent' } } },
    { author },
  );
  await publish(oldServer, id, 'en');
}

async function exportAll() {
  await using shipped = await makeContentFolder(makeContentFiles());
  return await exportEdition(oldServer, shipped.path, folder);
}

async function importAll() {
  const uploads = await importUploads(newServer, { folder, who: author.who });
  return { uploads, entries: await importEdition(newServer, folder, { author, publish: true }) };
}

const bytesOf = async ({ files }: TestCtx, key: string) => buffer(await files.read(key));

describe('content that moves to another server', () => {
  test('shows the same pictures and films there, and a download has the same bytes', async () => {
    expect(await exportAll()).toEqual({ courses: 1, categories: false, others: 1, uploads: 3, missing: [] });
    expect((await importAll()).uploads).toEqual({ added: 3, missing: [] });

    for (const server of [oldServer, newServer]) {
      const course = await getCourse(server, 'kindness', 'en');
      expect(course.cover.image).toContain(`house/pictures/${cover}`);
      expect(course.workbooks?.map(({ title }) => title)).toEqual(['Build a tent']);
    }
    const video = await getVideo(newServer, filmItem, 'en');
    expect(video).toEqual(await getVideo(oldServer, filmItem, 'en'));
    expect(video.sources[0]?.src).toContain(`house/media/${filmId}/master.m3u8`);
    for (const key of [
      `house/pictures/${cover}`,
      `house/media/${filmId}/film.mp4`,
      `house/media/${filmId}/240/0001.ts`,
      workbookKey,
    ])
      expect(await bytesOf(newServer, key)).toEqual(await bytesOf(oldServer, key));
    const small = await bytesOf(newServer, `house/pictures/small/${cover}`);
    expect((await sharp(small).metadata()).width).toBe(480);
  });

  test('changes nothing when it is brought in again, and brings back a file that was lost', async () => {
    await exportAll();
    await importAll();
    const nothing = { created: 0, changed: 0, published: 0 };
    expect(await importAll()).toEqual({ uploads: { added: 0, missing: [] }, entries: nothing });
    await newServer.files.remove(`house/media/${filmId}/240/0001.ts`);
    await newServer.files.remove(`house/pictures/${cover}`);
    expect(await importAll()).toEqual({ uploads: { added: 0, missing: [] }, entries: nothing });
    expect(await newServer.files.stat(`house/media/${filmId}/240/0001.ts`)).toBeDefined();
    expect(await newServer.files.stat(`house/pictures/${cover}`)).toBeDefined();
  });

  test('names the files that the old server has lost', async () => {
    await oldServer.files.remove(workbookKey);
    await oldServer.files.remove(`house/media/${filmId}/240/0001.ts`);
    const { missing } = await exportAll();
    expect(missing).toEqual([`house/media/${filmId}/240/0001.ts`, workbookKey]);
  });
});

describe('a file on its way to another server', () => {
  beforeEach(exportAll);

  const bringIn = async () => (await importUploads(newServer, { folder, who: author.who })).missing;

  test('is not stored if it was damaged or lost, and nothing is published that shows it', async () => {
    const keys = [`house/pictures/${cover}`, `house/media/${filmId}/240/0001.ts`, workbookKey];
    for (const key of keys) await writeFile(join(folder, key), 'damaged');
    expect(await bringIn()).toEqual(keys);
    for (const key of keys) await rm(join(folder, key));
    expect(await bringIn()).toEqual(keys);
    for (const key of keys) expect(await newServer.files.stat(key)).toBeUndefined();
    await expect(importEdition(newServer, folder, { author, publish: true })).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect((await getCourse(newServer, 'kindness', 'en')).cover.image).not.toContain(cover);
  });

  test('is refused if it is something else, even with the right checksum', async () => {
    const others: [string, string][] = [
      [`house/pictures/${cover}`, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      [`house/media/${filmId}/film.mp4`, 'no film'],
      [`house/media/${filmId}/poster.jpg`, 'no poster'],
      [`house/media/${filmId}/240/0001.ts`, '<html>'],
      [workbookKey, '<script>alert(1)</script>'],
    ];
    for (const [key, content] of others) {
      await writeFile(join(folder, key), content);
      const list = join(folder, 'house/files.yaml');
      const sha256 = createHash('sha256').update(content).digest('hex');
      const said = new RegExp(`(key: ${key}\\n\\s+)bytes: \\d+\\n(\\s+)sha256: \\w+`);
      const changed = (await readFile(list, 'utf8')).replace(
        said,
        `$1bytes: ${content.length}\n$2sha256: ${sha256}`,
      );
      expect(changed).toContain(sha256);
      await writeFile(list, changed);
    }
    expect(await bringIn()).toEqual(others.map(([key]) => key));
    for (const [key] of others) expect(await newServer.files.stat(key)).toBeUndefined();
  });
});
