import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * The files with this extension in one part of a content folder, path → text. Paths start with the content folder's own
 * name: `content/pages/…`.
 */
export async function readTextFiles(
  contentFolder: string,
  part: string,
  extension: string,
): Promise<Map<string, string>> {
  const root = join(contentFolder, part);
  const paths = (await readdir(root, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(extension))
    .toSorted();
  const texts = paths.map(
    async (path) =>
      [`${basename(contentFolder)}/${part}/${path}`, await readFile(join(root, path), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}
