import { href } from '../../../urls.ts';
import { readCurricula } from './content/read-curricula.ts';

/** The pages of curricula that are worth finding. */
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
