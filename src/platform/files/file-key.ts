import { mediaTypeOf } from '../media-types.ts';

const longest = 200;
const segments = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** A key that cannot name a file; nothing was read or written. */
export class InvalidFileKey extends Error {
  override readonly name = 'InvalidFileKey';
}

/**
 * Whether a key can name a file: lower-case segments of plain characters, none beginning with a dot, at most 200 characters
 * in all, and one of our extensions. It then means the same on every disk, in S3 and unescaped in an address.
 */
export function isFileKey(key: string): boolean {
  return key.length <= longest && segments.test(key) && mediaTypeOf(key) !== undefined;
}

/** The media type of a key's file; refuses a key that cannot name a file. */
export function typeOfKey(key: string): string {
  const type = isFileKey(key) ? mediaTypeOf(key) : undefined;
  if (type === undefined)
    throw new InvalidFileKey(`Not a file key: ${JSON.stringify(key.slice(0, longest))}`);
  return type;
}

/** Refuses what cannot be the first segments of a key. */
export function refuseOddFolder(folder: string): void {
  if (folder.length > longest || !segments.test(folder))
    throw new InvalidFileKey(`Not a folder of files: ${JSON.stringify(folder.slice(0, longest))}`);
}
