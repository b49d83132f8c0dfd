import type { ItemType } from '#core/item-types.ts';
import { comicOnServer } from '#features/learning/comics/server/kind.ts';
import { filmOnServer } from '#features/learning/films/server/kind.ts';
import { gameOnServer } from '#features/learning/games/server/kind.ts';
import { quizOnServer, vidQuizOnServer } from '#features/learning/quizzes/server/kind.ts';
import { taskOnServer } from '#features/learning/tasks/server/kind.ts';
import type { ServerKind } from './server-kind.ts';

/** Every kind of item as the server knows it. */
export const serverKinds: Record<ItemType, ServerKind> = {
  film: filmOnServer,
  bonus: filmOnServer,
  visual: comicOnServer,
  quiz: quizOnServer,
  vidquiz: vidQuizOnServer,
  game: gameOnServer,
  challenge: taskOnServer,
  rwi: taskOnServer,
};
