import { join } from 'node:path';
import { readTextFiles } from '#platform/content/text-files.ts';
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
export function readPageTexts(folder: string): Promise<Map<string, string>> {
  return readTextFiles(folder, 'pages', '.md');
}
