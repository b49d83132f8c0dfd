import type { QueryPage } from '#features/learning/offered/learning-queries.ts';

/** The picture URLs inside expire within hours, so a comic is fetched again whenever it is opened. */
export const comicQuery = ({ api, locale }: QueryPage, id: string) =>
  api.learning.comic.queryOptions({ input: { id, lang: locale }, staleTime: 30 * 60_000 });
