import type { QueryPage } from '#features/learning/offered/learning-queries.ts';

/** The media URLs inside expire within hours, so a film is fetched again whenever it is opened. */
export const videoQuery = ({ api, locale }: QueryPage, id: string) =>
  api.learning.video.queryOptions({ input: { id, lang: locale }, staleTime: 30 * 60_000 });
