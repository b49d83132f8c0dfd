import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';

/** What a query needs from the page: loaders have a PageContext, components have `usePage()`. */
export interface QueryPage {
  api: PageApi;
  locale: Locale;
}

export const courseListQuery = ({ api, locale }: QueryPage) =>
  api.learning.listCourses.queryOptions({ input: { lang: locale }, staleTime: 10 * 60_000 });

export const categoriesQuery = ({ api, locale }: QueryPage) =>
  api.learning.categories.queryOptions({ input: { lang: locale }, staleTime: 10 * 60_000 });

export const courseQuery = ({ api, locale }: QueryPage, slug: string) =>
  api.learning.course.queryOptions({ input: { slug, lang: locale } });

/** What to show before a search, with the films that are open to everyone. */
export const openFilmsQuery = ({ api, locale }: QueryPage) =>
  api.learning.promoted.queryOptions({ input: { lang: locale }, staleTime: 10 * 60_000 });

export const gamesQuery = ({ api, locale }: QueryPage) =>
  api.learning.games.queryOptions({ input: { lang: locale } });

export const tasksQuery = ({ api, locale }: QueryPage) =>
  api.learning.tasks.queryOptions({ input: { lang: locale } });

export const coursesProgressQuery = ({ api }: QueryPage) => api.learning.coursesProgress.queryOptions();

export const completedQuery = ({ api }: QueryPage) => api.learning.completedContent.queryOptions();

export const unlocksQuery = ({ api }: Pick<QueryPage, 'api'>) => api.learning.unlockedCourses.queryOptions();

/** It changes with the day and with what is watched. */
export const todayQuery = ({ api, locale }: QueryPage) =>
  api.learning.today.queryOptions({ input: { lang: locale }, staleTime: 0 });

export const todaysQuestionsQuery = ({ api, locale }: QueryPage) =>
  api.learning.todaysQuestions.queryOptions({ input: { lang: locale } });

/** Passages hardly ever change; they are fetched again when the content may have changed. */
export const sourcesQuery = ({ api, locale }: QueryPage, cites: readonly string[]) =>
  api.learning.sources.queryOptions({
    input: { cite: cites.join(','), lang: locale },
    staleTime: 10 * 60_000,
  });

export const resourcesQuery = ({ api, locale }: QueryPage) =>
  api.learning.resources.queryOptions({ input: { lang: locale } });

export const ratingsQuery = ({ api }: Pick<QueryPage, 'api'>, id: string) =>
  api.learning.ratings.queryOptions({ input: { id } });

export const certificateQuery = ({ api, locale }: QueryPage, code: string) =>
  api.learning.certificate.queryOptions({ input: { code, lang: locale } });
