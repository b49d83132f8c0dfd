import type { Locale } from '#core/locale.ts';
import { href } from '#urls.ts';
import { askedIn } from '../policy.ts';
import { monthNames } from './calendar/month-names.ts';
import { readCurricula } from './content/read-curricula.ts';

/** A lesson plan by what features above may refer to it with: `<curriculum>/<plan>`. */
export interface LessonPlan {
  id: string;
  curriculum: string;
  title: string;
  href: string;
  /** The slugs of its items. */
  items: readonly string[];
}

/** The lesson plans of all curricula, in order, in a language. */
export async function listLessonPlans(locale: Locale): Promise<LessonPlan[]> {
  return (await readCurricula()).flatMap(({ slug, file, texts }) => {
    const said = texts[locale];
    return file.plans.map(({ id, month, band, items }) => {
      const age = band === undefined ? [] : [said.bands?.[band] ?? band];
      return {
        id: `${slug}/${id}`,
        curriculum: said.title,
        title: [monthNames[month][locale], ...age, said.plans[id]?.theme ?? ''].join(' · '),
        href: href('lessonPlan', { curriculumSlug: slug, planId: id }),
        items,
      };
    });
  });
}

/** An item may be in the plan of every age. */
const openingsAtMost = 2;

/** What the lesson plans that name one of these items ask a class at their beginning, in a language. */
export async function listOpeningQuestions(locale: Locale, slugs: readonly string[]): Promise<string[]> {
  const asked = (await readCurricula()).flatMap(({ file, texts }) =>
    file.plans
      .filter(({ items }) => items.some((slug) => slugs.includes(slug)))
      .flatMap(({ id }) => askedIn(texts[locale].plans[id]?.opening ?? '') ?? []),
  );
  return [...new Set(asked)].slice(0, openingsAtMost);
}
