import type { QueryPage } from '#features/learning/offered/learning-queries.ts';

export const quizQuery = ({ api, locale }: QueryPage, id: string) =>
  api.learning.quiz.queryOptions({ input: { id, lang: locale } });
