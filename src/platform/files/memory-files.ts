import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { refuseOddFolder, typeOfKey } from './file-key.ts';
import { FileMissing, refuseOtherType, type ByteRange, type FileFacts, type Files } from './files.ts';

interface StoredFile {
  body: Buffer;
  modified: Date;
}

/** Files for tests: gone with the process. */
export function createMemoryFiles(): Files {
  const stored = new Map<string, StoredFile>();
  return {
    async put(key, body, contentType) {
      refuseOtherType(key, contentType);
      stored.set(key, { body: Buffer.from(body), modified: new Date() });
    },
    async putFile(key, path, contentType) {
      refuseOtherType(key, contentType);
      stored.set(key, { body: await readFile(path), modified: new Date() });
    },
    async stat(key): Promise<FileFacts | undefined> {
      const contentType = typeOfKey(key);
      const file = stored.get(key);
      return file && { size: file.body.length, contentType, modified: file.modified };
    },
    async read(key, range?: ByteRange) {
      typeOfKey(key);
      const file = stored.get(key);
      if (!file) throw new FileMissing(key);
      return Readable.from([range ? file.body.subarray(range.start, range.end + 1) : file.body]);
    },
    async remove(key) {
      typeOfKey(key);
      stored.delete(key);
    },
    async removeFolder(folder) {
      refuseOddFolder(folder);
      for (const key of stored.keys()) if (key.startsWith(`${folder}/`)) stored.delete(key);
    },
  };
}
