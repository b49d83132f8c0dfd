import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { isFileKey, typeOfKey } from './file-key.ts';
import { FileMissing, type Files } from './files.ts';

/** A stored file on its way to another server: its key is also its path within the folder that carries it. */
export const CarriedFile = z.strictObject({
  key: z.string().refine(isFileKey),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type CarriedFile = z.infer<typeof CarriedFile>;

/** Copies a stored file to a folder of this disk, whole or not at all; undefined if it is not stored. */
export async function carryOut(files: Files, key: string, folder: string): Promise<CarriedFile | undefined> {
  const stored = await files.read(key).catch((error: unknown) => {
    if (error instanceof FileMissing) return undefined;
    throw error;
  });
  if (!stored) return undefined;
  const path = join(folder, key);
  const aside = `${path}.part`;
  const sum = new Sum();
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(stored, (chunks: AsyncIterable<Buffer>) => sum.pass(chunks), createWriteStream(aside));
    await rename(aside, path);
  } finally {
    await rm(aside, { force: true });
  }
  return { key, ...sum.read() };
}

/** Whether a folder holds a file just as it left the other server. */
export async function hasArrived(folder: string, { key, bytes, sha256 }: CarriedFile): Promise<boolean> {
  const sum = new Sum();
  try {
    for await (const _chunk of sum.pass(createReadStream(join(folder, key))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  const arrived = sum.read();
  return arrived.bytes === bytes && arrived.sha256 === sha256;
}

/** Stores a file that has arrived. */
export async function carryIn(files: Files, folder: string, { key }: CarriedFile): Promise<void> {
  await files.putFile(key, join(folder, key), typeOfKey(key));
}

/** Whether a file of this size is stored already. Names are never given twice, so that it is the same one. */
export async function isStored(files: Files, { key, bytes }: CarriedFile): Promise<boolean> {
  return (await files.stat(key))?.size === bytes;
}

class Sum {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.#hash.update(chunk);
      this.#bytes += chunk.length;
      yield chunk;
    }
  }

  read() {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
