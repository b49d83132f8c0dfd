import { accountsApi } from '../features/accounts/api.ts';
import { classesApi } from '../features/classes/api.ts';
import { curriculumApi } from '../features/curriculum/api.ts';
import { learningApi } from '../features/learning/api.ts';
import { rewardsApi } from '../features/rewards/api.ts';
import { searchApi } from '../features/search/api.ts';
import { pagesApi } from '../features/pages/api.ts';

export const apiRouter = {
  accounts: accountsApi,
  classes: classesApi,
  curriculum: curriculumApi,
  learning: learningApi,
  rewards: rewardsApi,
  search: searchApi,
  pages: pagesApi,
};
