import { join } from 'node:path';
import { readTextFiles } from '#platform/content/text-files.ts';
import { projectFolder } from '#platform/project-folder.ts';
import { NotFound } from '#core/refusals.ts';
import { checkCurricula, type Curriculum } from './check-curricula.ts';

const contentFolder = join(projectFolder, 'content');

let kept: Promise<Curriculum[]> | undefined;

/**
 * The curricula in `content/curriculum`, read once per process: startup throws ContentMistakes if it finds a mistake in
 * them.
 */
export function readCurricula(): Promise<Curriculum[]> {
  kept ??= readCurriculumTexts(contentFolder).then((texts) => checkCurricula(texts));
  return kept;
}

/** One curriculum; refuses an unknown slug. */
export async function readCurriculum(slug: string): Promise<Curriculum> {
  const curriculum = (await readCurricula()).find((one) => one.slug === slug);
  if (!curriculum) throw new NotFound();
  return curriculum;
}

/** The curriculum files below a content folder, path → text; paths start with `content/curriculum/`. */
export function readCurriculumTexts(folder: string): Promise<Map<string, string>> {
  return readTextFiles(folder, 'curriculum', '.yaml');
}
