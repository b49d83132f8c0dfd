import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startFauxqs, type FauxqsServer } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskFiles } from './disk-files.ts';
import { InvalidFileKey } from './file-key.ts';
import { FileMissing, type Files } from './files.ts';
import { createMemoryFiles } from './memory-files.ts';
import { createS3Files } from './s3-files.ts';

let folder: string;
let s3: FauxqsServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  s3 = await startFauxqs({ port: 0, logger: false });
  s3.createBucket('films');
});

afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const stores: { store: string; open: () => Files }[] = [
  { store: 'in memory', open: createMemoryFiles },
  { store: 'on disk', open: () => createDiskFiles(join(folder, 'store')) },
  {
    store: 'in S3',
    open: () =>
      createS3Files({
        bucket: 'films',
        region: 'us-east-1',
        endpoint: s3.address,
        credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      }),
  },
];

const film = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

describe.each(stores)('files $store', ({ open }) => {
  test('a stored file is read back, byte for byte, with its size, type and date', async () => {
    const files = open();
    await files.put('courses/patience/one.mp4', film, 'video/mp4');
    expect(await buffer(await files.read('courses/patience/one.mp4'))).toEqual(film);
    const facts = await files.stat('courses/patience/one.mp4');
    expect(facts).toMatchObject({ size: film.length, contentType: 'video/mp4' });
    expect(Math.abs(Date.now() - (facts?.modified.getTime() ?? 0))).toBeLessThan(10_000);
  });

  test('a range gives its bytes, first and last included', async () => {
    const files = open();
    await files.put('range.mp4', film, 'video/mp4');
    expect(await buffer(await files.read('range.mp4', { start: 0, end: 0 }))).toEqual(film.subarray(0, 1));
    const middle = await buffer(await files.read('range.mp4', { start: 99_999, end: 200_000 }));
    expect(middle).toEqual(film.subarray(99_999, 200_001));
    const last = await buffer(
      await files.read('range.mp4', { start: film.length - 1, end: film.length - 1 }),
    );
    expect(last).toEqual(film.subarray(-1));
  });

  test('a second put replaces the file', async () => {
    const files = open();
    await files.put('captions.vtt', Buffer.from('WEBVTT\n\nfirst'), 'text/vtt; charset=utf-8');
    await files.put('captions.vtt', Buffer.from('WEBVTT'), 'text/vtt; charset=utf-8');
    expect((await files.stat('captions.vtt'))?.size).toBe(6);
    expect((await buffer(await files.read('captions.vtt'))).toString()).toBe('WEBVTT');
  });

  test('an empty file is a file', async () => {
    const files = open();
    await files.put('empty.vtt', new Uint8Array(), 'text/vtt; charset=utf-8');
    expect((await files.stat('empty.vtt'))?.size).toBe(0);
    expect(await buffer(await files.read('empty.vtt'))).toHaveLength(0);
  });

  test('a missing file has no facts and cannot be read, and removing it is not an error', async () => {
    const files = open();
    await files.put('here.png', film, 'image/png');
    await files.remove('here.png');
    await files.remove('here.png');
    expect(await files.stat('here.png')).toBeUndefined();
    await expect(files.read('here.png')).rejects.toThrow(FileMissing);
    await expect(files.read('here.png', { start: 0, end: 9 })).rejects.toThrow(FileMissing);
    await expect(files.stat('never/was/here.png')).resolves.toBeUndefined();
  });

  test('a folder is not a file, and nothing is below a file', async () => {
    const files = open();
    await files.put('folder.mp4/film.mp4', film, 'video/mp4');
    expect(await files.stat('folder.mp4')).toBeUndefined();
    expect(await files.stat('folder.mp4/film.mp4/more.mp4')).toBeUndefined();
  });

  test('a key that cannot name a file is refused everywhere', async () => {
    const files = open();
    await expect(files.put('../film.mp4', film, 'video/mp4')).rejects.toThrow(InvalidFileKey);
    await expect(files.stat('/film.mp4')).rejects.toThrow(InvalidFileKey);
    await expect(files.read('film.mp4\0.png')).rejects.toThrow(InvalidFileKey);
    await expect(files.remove('.secret.png')).rejects.toThrow(InvalidFileKey);
  });

  test('a file of this disk is stored as it is, however long, and replaces the one before', async () => {
    const files = open();
    const long = Buffer.alloc(17 * 1024 * 1024, film);
    const path = join(folder, 'long.mp4');
    await writeFile(path, long);
    await files.put('long.mp4', film, 'video/mp4');
    await files.putFile('long.mp4', path, 'video/mp4');
    expect((await files.stat('long.mp4'))?.size).toBe(long.length);
    expect((await buffer(await files.read('long.mp4'))).equals(long)).toBe(true);
    await expect(files.putFile('long.mp4', join(folder, 'missing'), 'video/mp4')).rejects.toThrow('ENOENT');
    expect((await files.stat('long.mp4'))?.size).toBe(long.length);
  });

  test('a folder is removed with everything below it, and nothing beside it', async () => {
    const files = open();
    for (const key of ['house/one/film.mp4', 'house/one/a/b.ts', 'house/one-more/film.mp4'])
      await files.put(key, film, key.endsWith('.ts') ? 'video/mp2t' : 'video/mp4');
    await files.removeFolder('house/one');
    await files.removeFolder('house/one');
    expect(await files.stat('house/one/film.mp4')).toBeUndefined();
    expect(await files.stat('house/one/a/b.ts')).toBeUndefined();
    expect(await files.stat('house/one-more/film.mp4')).toBeDefined();
    await expect(files.removeFolder('../house')).rejects.toThrow(InvalidFileKey);
    await expect(files.removeFolder('')).rejects.toThrow(InvalidFileKey);
  });

  test('a page cannot be stored under the name of a film', async () => {
    await expect(open().put('film.mp4', film, 'text/html')).rejects.toThrow(InvalidFileKey);
  });
});

describe('files on disk', () => {
  test('a put that fails leaves the old file and nothing beside it', async () => {
    const root = join(folder, 'failing');
    const files = createDiskFiles(root);
    await files.put('taken.mp4/film.mp4', film, 'video/mp4');
    // There is a folder where the file should go, so the last step fails.
    await expect(files.put('taken.mp4', film, 'video/mp4')).rejects.toThrow('EISDIR');
    expect(await readdir(root)).toEqual(['taken.mp4']);
  });

  test('a reader sees one version, even if the file is replaced while reading', async () => {
    const files = createDiskFiles(join(folder, 'versions'));
    await files.put('film.mp4', film, 'video/mp4');
    const stream = await files.read('film.mp4');
    await files.put('film.mp4', Buffer.from('new'), 'video/mp4');
    expect(await buffer(stream)).toEqual(film);
  });

  test('another disk failure is not mistaken for a missing file', async () => {
    const files = createDiskFiles(`${folder}/${'deep'.repeat(1100)}`);
    await expect(files.stat('film.mp4')).rejects.toThrow('ENAMETOOLONG');
  });
});
