import type { Locale } from '#core/locale.ts';
import type { CurriculumSummary } from '../contract.ts';
import { readCurricula } from './content/read-curricula.ts';

/** Summaries of all curricula, in order. */
export async function listCurricula(locale: Locale): Promise<CurriculumSummary[]> {
  return (await readCurricula()).map(({ slug, file, texts }) => ({
    slug,
    kind: file.kind,
    title: texts[locale].title,
    description: texts[locale].description,
    planCount: file.plans.length,
  }));
}
