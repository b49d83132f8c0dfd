import type { Readable } from 'node:stream';
import { InvalidFileKey, typeOfKey } from './file-key.ts';

/** First and last byte, both inclusive, both within the file. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileFacts {
  /** In bytes. */
  size: number;
  contentType: string;
  modified: Date;
}

/**
 * Stored files, on disk or in S3. Every method refuses a key that cannot name a file with InvalidFileKey. A file appears
 * whole or not at all, even to a reader during a put or after a crash.
 */
export interface Files {
  /** Writes or replaces. The type must match the key's extension. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** The same with what is in a file of this disk, which may be too large for memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  stat(key: string): Promise<FileFacts | undefined>;
  /** Streams the file or one range of it; the caller reads it to its end or destroys it. Rejects with FileMissing. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Removes every file whose key is below this folder. */
  removeFolder(folder: string): Promise<void>;
}

/** There is no file with this key. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
  constructor(key: string) {
    super(`No file ${key}`);
  }
}

/** Refuses to store a file under a type other than the one it will be served with. */
export function refuseOtherType(key: string, contentType: string): void {
  const served = typeOfKey(key);
  if (contentType !== served) throw new InvalidFileKey(`${key} is served as ${served}, not ${contentType}`);
}
