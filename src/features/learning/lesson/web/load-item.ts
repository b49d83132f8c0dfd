import type { ItemType } from '#core/item-types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { comicQuery } from '#features/learning/comics/web/comic-query.ts';
import {
  gameQuery,
  quizQuery,
  taskQuery,
  videoQuery,
  type QueryPage,
} from '#features/learning/offered/learning-queries.ts';

type Page = QueryPage & { queries: QueryClient };

const loadVideo = (page: Page, itemId: string) => page.queries.ensureQueryData(videoQuery(page, itemId));
const loadComic = (page: Page, itemId: string) => page.queries.ensureQueryData(comicQuery(page, itemId));
const loadQuiz = (page: Page, itemId: string) => page.queries.ensureQueryData(quizQuery(page, itemId));
const loadGame = (page: Page, itemId: string) => page.queries.ensureQueryData(gameQuery(page, itemId));
const loadTask = (page: Page, itemId: string) => page.queries.ensureQueryData(taskQuery(page, itemId));

/** What the page of an open item of each kind loads besides its course. */
export const loadItem: Partial<Record<ItemType, (page: Page, itemId: string) => Promise<unknown>>> = {
  film: loadVideo,
  visual: loadComic,
  bonus: loadVideo,
  quiz: loadQuiz,
  vidquiz: (page, itemId) => Promise.all([loadVideo(page, itemId), loadQuiz(page, itemId)]),
  game: loadGame,
  challenge: loadTask,
  rwi: loadTask,
};
