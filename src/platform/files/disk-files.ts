import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { refuseOddFolder, typeOfKey } from './file-key.ts';
import { FileMissing, refuseOtherType, type Files } from './files.ts';

/** Files below one folder, which is created by the first put. The key is the path. */
export function createDiskFiles(root: string): Files {
  return {
    async put(key, body, contentType) {
      refuseOtherType(key, contentType);
      await writeWhole(join(root, key), (aside) => writeDurably(aside, body));
    },
    async putFile(key, path, contentType) {
      refuseOtherType(key, contentType);
      await writeWhole(join(root, key), (aside) => copyDurably(path, aside));
    },
    async stat(key) {
      const contentType = typeOfKey(key);
      const facts = await unlessMissing(stat(join(root, key)));
      return facts?.isFile() ? { size: facts.size, contentType, modified: facts.mtime } : undefined;
    },
    async read(key, range) {
      typeOfKey(key);
      // Opened before it is returned, so that a missing file is noticed before a response begins.
      const file = await unlessMissing(open(join(root, key)));
      if (!file) throw new FileMissing(key);
      return file.createReadStream(range ?? {});
    },
    async remove(key) {
      typeOfKey(key);
      await unlessMissing(rm(join(root, key)));
    },
    async removeFolder(folder) {
      refuseOddFolder(folder);
      await rm(join(root, folder), { recursive: true, force: true });
    },
  };
}

/** Written to a temporary file, fsynced, then renamed: a reader or a crash sees the old file or the new one, never a mix. */
async function writeWhole(path: string, write: (aside: string) => Promise<void>): Promise<void> {
  const folder = dirname(path);
  const aside = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await write(aside);
    await rename(aside, path);
  } finally {
    await rm(aside, { force: true });
  }
  await syncFolder(folder);
}

async function writeDurably(path: string, body: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx');
  await file.writeFile(body);
  await file.sync();
}

async function copyDurably(from: string, path: string): Promise<void> {
  await copyFile(from, path);
  await using file = await open(path, 'r+');
  await file.sync();
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path);
  await folder.sync();
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // ENOTDIR: a segment of the path is a file, so nothing is below it.
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
