import { href } from '#urls.ts';
import { readCurricula } from './content/read-curricula.ts';

/** The curriculum pages worth indexing. */
export async function listCurriculumPaths(): Promise<string[]> {
  const curricula = await readCurricula();
  return [
    href('curricula'),
    ...curricula.flatMap(({ slug, file }) => [
      href('curriculum', { curriculumSlug: slug }),
      ...file.plans.map(({ id }) => href('lessonPlan', { curriculumSlug: slug, planId: id })),
    ]),
  ];
}
