import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { NotFound } from '../../../../core/refusals.ts';
import { checkCurricula, type Curriculum } from './check-curricula.ts';

const contentFolder = resolve(import.meta.dirname, '../../../../../content');

let kept: Promise<Curriculum[]> | undefined;

/** The curricula of `content/curriculum`, read once a process: a start that finds a mistake in them throws ContentMistakes. */
export function readCurricula(): Promise<Curriculum[]> {
  kept ??= readCurriculumTexts(contentFolder).then((texts) => checkCurricula(texts));
  return kept;
}

/** One of them; refuses an unknown one. */
export async function readCurriculum(slug: string): Promise<Curriculum> {
  const curriculum = (await readCurricula()).find((one) => one.slug === slug);
  if (!curriculum) throw new NotFound();
  return curriculum;
}

/** The files of curricula below a folder of content, path → text; paths start with `content/curriculum/`. */
export async function readCurriculumTexts(folder: string): Promise<Map<string, string>> {
  const root = join(folder, 'curriculum');
  const paths = (await readdir(root, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml'))
    .toSorted();
  return new Map(
    await Promise.all(
      paths.map(
        async (path) => [`content/curriculum/${path}`, await readFile(join(root, path), 'utf8')] as const,
      ),
    ),
  );
}
