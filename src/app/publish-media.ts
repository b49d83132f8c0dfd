import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileKey, typeOfKey } from '../platform/files/file-key.ts';
import type { Files } from '../platform/files/files.ts';

/**
 * Copies the courses' films, posters, captions, pictures and resources to where the processes serve them from, unless that
 * is this disk. Files already there in the same size stay; returns how many were copied. Safe to run in several processes
 * at once.
 */
export async function publishMedia(coursesFolder: string, files: Files): Promise<number> {
  let put = 0;
  for await (const path of glob('*/{media,pictures,resources}/**/*.*', { cwd: coursesFolder })) {
    const key = path.replaceAll('\\', '/');
    if (!isFileKey(key)) continue;
    const { size } = await stat(join(coursesFolder, path));
    if ((await files.stat(key))?.size === size) continue;
    await files.put(key, await readFile(join(coursesFolder, path)), typeOfKey(key));
    put += 1;
  }
  return put;
}
