import { glob } from 'node:fs/promises';
import path from 'node:path';
import { typeOfKey } from '#platform/files/file-key.ts';
import type { Files } from '#platform/files/files.ts';

/** Stores what was made of a film, in place of what an earlier try may have left; what begins with a dot stays behind. */
export async function storeFilm(files: Files, folder: string, keyFolder: string): Promise<void> {
  await files.removeFolder(keyFolder);
  for await (const entry of glob('**/*.*', { cwd: folder })) {
    const name = entry.replaceAll('\\', '/');
    if (path.basename(name).startsWith('.')) continue;
    const key = `${keyFolder}/${name}`;
    await files.putFile(key, path.join(folder, entry), typeOfKey(key));
  }
}
