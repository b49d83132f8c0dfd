import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Twin, type S3Twin } from '#test/support/s3-twin.ts';
import { createDiskUploads } from './disk-uploads.ts';
import { createMemoryUploads } from './memory-uploads.ts';
import { createS3Uploads } from './s3-uploads.ts';
import type { UploadStore } from './upload-store.ts';

let folder: string;
let s3: S3Twin;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  s3 = await startS3Twin('films');
});

afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const bytes = Buffer.from(Array.from({ length: 12_000_000 }, (_, index) => index % 251));
const memory = createMemoryUploads();

/** Each opening is as after a restart: nothing is known but what was stored. */
const stores: { store: string; open: () => Promise<UploadStore> }[] = [
  { store: 'in memory', open: async () => memory },
  { store: 'on disk', open: () => createDiskUploads(join(folder, 'store')) },
  {
    store: 'in S3',
    open: () =>
      createS3Uploads(
        {
          bucket: 'films',
          region: 'us-east-1',
          endpoint: s3.address,
          credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
        },
        join(folder, 'work'),
      ),
  },
];

describe.each(stores)('uploads $store', ({ store, open }) => {
  const id = 'a'.repeat(32);

  test('continue after a restart with the bytes that had arrived', async () => {
    const before = await open();
    await before.tus.create(new Upload({ id, size: bytes.length, offset: 0 }));
    await before.tus.write(Readable.from([bytes.subarray(0, 7_000_000)]), id, 0);
    const after = await open();
    expect(await after.countReceived(id)).toBe(7_000_000);
    await after.tus.write(Readable.from([bytes.subarray(7_000_000)]), id, 7_000_000);
    expect(await after.countReceived(id)).toBe(bytes.length);
    expect((await buffer(await after.read(id))).equals(bytes)).toBe(true);
  });

  test('are gone once removed, and removing one twice is not an error', async () => {
    const uploads = await open();
    await uploads.remove(id);
    await uploads.remove(id);
    expect(await uploads.countReceived(id)).toBeUndefined();
  });

  test('know how much room there is, and where to work', async () => {
    const uploads = await open();
    expect(await uploads.countFree()).toBeGreaterThan(1_000_000);
    expect(uploads.workFolder).not.toBe('');
    expect(uploads.findPath(id) === undefined).toBe(store !== 'on disk');
  });
});
