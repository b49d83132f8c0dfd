import { Readable } from 'node:stream';
import type { Db } from '#platform/db/tables.ts';
import { typeOfKey } from '#platform/files/file-key.ts';
import { FileMissing, type Files } from '#platform/files/files.ts';

/** `…/captions/he.0123456789abcdef.vtt`: staff has written them, and they are in the database. */
const written = /\/captions\/[a-z]{2}\.[0-9a-f]{16}\.vtt$/;

/** Stored files, with the captions that staff has written among them. */
export function withWrittenCaptions(files: Files, db: Db): Files {
  const find = (key: string) =>
    db.selectFrom('film_captions').select(['vtt', 'stored_at']).where('key', '=', key).executeTakeFirst();
  return {
    ...files,
    async stat(key) {
      if (!written.test(key)) return files.stat(key);
      const found = await find(key);
      if (!found) return undefined;
      return { size: Buffer.byteLength(found.vtt), contentType: typeOfKey(key), modified: found.stored_at };
    },
    async read(key, range) {
      if (!written.test(key)) return files.read(key, range);
      const found = await find(key);
      if (!found) throw new FileMissing(key);
      const bytes = Buffer.from(found.vtt);
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
    },
  };
}
