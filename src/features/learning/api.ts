import { serve } from '#platform/http/guard.ts';
import { captionsApi } from './captions/api.ts';
import { authoringApi } from './authoring/api.ts';
import { catalogueApi } from './catalogue/api.ts';
import { certificatesApi } from './certificates/api.ts';
import { comicsApi } from './comics/api.ts';
import { coursesApi } from './courses/api.ts';
import { categoriesApi } from './categories/api.ts';
import { downloadsApi } from './downloads/api.ts';
import { editionsApi } from './editions/api.ts';
import { filmsApi } from './films/api.ts';
import { gamesApi } from './games/api.ts';
import { progressApi } from './progress/api.ts';
import { quizzesApi } from './quizzes/api.ts';
import { ratingsApi } from './ratings/api.ts';
import { reviewsApi } from './reviews/api.ts';
import { resourcesApi } from './resources/api.ts';
import { sourcesApi } from './sources/api.ts';
import { tasksApi } from './tasks/api.ts';
import { timeApi } from './time/api.ts';
import { todayApi } from './today/api.ts';
import { unlocksApi } from './unlocks/api.ts';
import { learningContract } from './contract.ts';

export const learningApi = serve(learningContract).router({
  ...tasksApi,
  ...unlocksApi,
  ...quizzesApi,
  ...coursesApi,
  ...catalogueApi,
  ...filmsApi,
  ...progressApi,
  ...comicsApi,
  ...sourcesApi,
  ...gamesApi,
  ...timeApi,
  ...todayApi,
  ...resourcesApi,
  ...ratingsApi,
  ...reviewsApi,
  ...certificatesApi,
  ...categoriesApi,
  ...downloadsApi,
  ...editionsApi,
  ...captionsApi,
  ...authoringApi,
});
