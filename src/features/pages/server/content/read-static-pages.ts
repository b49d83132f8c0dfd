import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '#platform/project-folder.ts';
import { checkStaticPages, type StaticPages } from './check-static-pages.ts';

const contentFolder = join(projectFolder, 'content');

let kept: Promise<StaticPages> | undefined;

/**
 * The pages of `content/pages` by slug, read once per process: startup throws ContentMistakes if it finds a mistake in
 * them.
 */
export function readStaticPages(): Promise<StaticPages> {
  kept ??= readPageTexts(contentFolder).then(checkStaticPages);
  return kept;
}

/** The page files below a content folder, path → text; paths start with `content/pages/`. */
export async function readPageTexts(folder: string): Promise<Map<string, string>> {
  const root = join(folder, 'pages');
  const paths = (await readdir(root, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .toSorted();
  const texts = paths.map(
    async (path) => [`content/pages/${path}`, await readFile(join(root, path), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}
