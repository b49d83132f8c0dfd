import { captionsContract } from './captions/contract.ts';
import { authoringContract } from './authoring/contract.ts';
import { catalogueContract } from './catalogue/contract.ts';
import { certificatesContract } from './certificates/contract.ts';
import { comicsContract } from './comics/contract.ts';
import { coursesContract } from './courses/contract.ts';
import { categoriesContract } from './categories/contract.ts';
import { downloadsContract } from './downloads/contract.ts';
import { editionsContract } from './editions/contract.ts';
import { filmsContract } from './films/contract.ts';
import { gamesContract } from './games/contract.ts';
import { progressContract } from './progress/contract.ts';
import { quizzesContract } from './quizzes/contract.ts';
import { ratingsContract } from './ratings/contract.ts';
import { reviewsContract } from './reviews/contract.ts';
import { resourcesContract } from './resources/contract.ts';
import { sourcesContract } from './sources/contract.ts';
import { tasksContract } from './tasks/contract.ts';
import { timeContract } from './time/contract.ts';
import { todayContract } from './today/contract.ts';
import { unlocksContract } from './unlocks/contract.ts';

// What other features may know of the catalog.
export { ItemView } from './catalogue/contract.ts';
export { QuestionView, ResponseId, ToldAnswer } from './quizzes/contract.ts';
export type { PromotedView } from './catalogue/contract.ts';
export type { CourseSummary, CourseView } from './courses/contract.ts';
export type { TaskSummary } from './tasks/contract.ts';

export const learningContract = {
  ...tasksContract,
  ...unlocksContract,
  ...quizzesContract,
  ...coursesContract,
  ...catalogueContract,
  ...filmsContract,
  ...progressContract,
  ...comicsContract,
  ...sourcesContract,
  ...gamesContract,
  ...timeContract,
  ...todayContract,
  ...resourcesContract,
  ...ratingsContract,
  ...reviewsContract,
  ...certificatesContract,
  ...categoriesContract,
  ...downloadsContract,
  ...editionsContract,
  ...captionsContract,
  ...authoringContract,
};

declare module '#core/api.ts' {
  interface Api {
    learning: typeof learningContract;
  }
}
