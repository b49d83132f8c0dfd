import type { QueryPage } from '#features/learning/offered/learning-queries.ts';

export const gameQuery = ({ api, locale }: QueryPage, id: string) =>
  api.learning.game.queryOptions({ input: { id, lang: locale } });
