import { checkContent } from './check-content.ts';
import type { Content } from './content.ts';
import { readContentFolder } from './content-folder.ts';
import { ContentMistakes } from '#platform/content/mistakes.ts';
import { makeContentFiles, makeContentFolder, type ContentFiles } from './testing.ts';

/** The content of these files, fully checked. */
export async function check(files: ContentFiles, requireMedia = true): Promise<Content> {
  await using folder = await makeContentFolder(files);
  return checkContent(await readContentFolder(folder.path), { requireMedia });
}

/** The mistakes in these files, each with its line. */
export async function mistakesIn(files: ContentFiles, requireMedia = true): Promise<string[]> {
  try {
    await check(files, requireMedia);
    return [];
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error;
    return error.message.split('\n');
  }
}

/** The valid content with one edit in one file. */
export function edit(
  file: string,
  from: string | RegExp,
  to: string,
  files = makeContentFiles(),
): ContentFiles {
  const before = files[file] ?? '';
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  return { ...files, [file]: after };
}
