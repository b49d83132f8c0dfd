import type { PageContext } from '#page/page-context.ts';
import { comicQuery, quizQuery, videoQuery } from '#features/learning/offered/shown-quiz.ts';
import type { DeckView } from '../contract.ts';

/** Loads what a deck shows of its item. */
export async function loadShown(
  page: PageContext,
  { itemId, type, hasFilm, hasQuestions }: DeckView,
): Promise<void> {
  const { queries } = page;
  await Promise.all([
    hasFilm ? queries.query(videoQuery(page, itemId)) : undefined,
    hasQuestions ? queries.query(quizQuery(page, itemId)) : undefined,
    type === 'visual' ? queries.query(comicQuery(page, itemId)) : undefined,
  ]);
}
