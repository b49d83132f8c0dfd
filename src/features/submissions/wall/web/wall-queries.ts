import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';

interface QueryPage {
  api: PageApi;
  locale: Locale;
}

/** Which works, in which order; as in the address of the wall. */
export interface WallChoice {
  course?: string | undefined;
  item?: string | undefined;
  sort?: 'encouraged' | undefined;
  /** Those of the viewer's own classes, which may be for nobody else. */
  from?: 'class' | undefined;
  /** The id of the one class whose wall it is. */
  class?: string | undefined;
  next?: string | undefined;
}

/** Over so many of the first works one goes on from work to work. */
export const firstWorks = 8;

/** A work may be taken down at any moment, so what was loaded is soon loaded again. */
const staleTime = 20_000;

export function readWallChoice(search: URLSearchParams): WallChoice {
  const read = (name: string) => search.get(name)?.slice(0, 200) || undefined;
  return {
    course: read('course'),
    sort: read('sort') === 'encouraged' ? 'encouraged' : undefined,
    from: read('from') === 'class' ? 'class' : undefined,
    next: read('next'),
  };
}

/** The same as the address of a work says it, which may have been chosen on the wall of a class. */
export function readWorkChoice(search: URLSearchParams): WallChoice {
  const { next: _, ...choice } = readWallChoice(search);
  return { ...choice, class: search.get('class')?.slice(0, 100) || undefined };
}

export const wallQuery = ({ api, locale }: QueryPage, { sort, ...chosen }: WallChoice) =>
  api.submissions.wall.queryOptions({
    input: { lang: locale, sort: sort ?? 'newest', ...chosen },
    staleTime,
  });

export const workQuery = ({ api, locale }: QueryPage, id: string) =>
  api.submissions.submission.queryOptions({ input: { id, lang: locale }, staleTime });
