import { refuseEveryClaim, type ServerKind } from '#features/learning/kinds/server/server-kind.ts';
import { quizAuthoring } from './authoring/quiz.ts';
import { vidQuizAuthoring } from './authoring/vidquiz.ts';

export const quizOnServer: ServerKind = { authoring: quizAuthoring, refuseUnfinished: refuseEveryClaim };

export const vidQuizOnServer: ServerKind = {
  authoring: vidQuizAuthoring,
  refuseUnfinished: refuseEveryClaim,
};
