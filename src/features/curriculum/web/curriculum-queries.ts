import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';
import type { PlanView } from '../contract.ts';
import type { CalendarChoice } from './calendar/calendar-choice.ts';

interface QueryPage {
  api: PageApi;
  locale: Locale;
}

export const curriculaQuery = ({ api, locale }: QueryPage) =>
  api.curriculum.list.queryOptions({ input: { lang: locale }, staleTime: 10 * 60_000 });

export const curriculumQuery = ({ api, locale }: QueryPage, slug: string, choice: CalendarChoice) =>
  api.curriculum.curriculum.queryOptions({ input: { slug, lang: locale, ...choice } });

export const planQuery = ({ api, locale }: QueryPage, slug: string, id: string) =>
  api.curriculum.plan.queryOptions({ input: { slug, id, lang: locale } });

/** The sources that a plan's lessons are based on, each once. */
export function citedIn({ lessons }: PlanView): string[] {
  return [...new Set(lessons.flatMap(({ item }) => item.cites ?? []))];
}
