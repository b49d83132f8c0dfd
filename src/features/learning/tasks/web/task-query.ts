import type { QueryPage } from '#features/learning/offered/learning-queries.ts';

export const taskQuery = ({ api, locale }: QueryPage, id: string) =>
  api.learning.task.queryOptions({ input: { id, lang: locale } });
