import type { QueryPage } from '../offered/learning-queries.ts';

/** Addresses of pictures inside expire within hours, so a comic is asked for again when it is opened again. */
export const comicQuery = ({ api, locale }: QueryPage, id: string) =>
  api.learning.comic.queryOptions({ input: { id, lang: locale }, staleTime: 30 * 60_000 });
