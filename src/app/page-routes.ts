import type { PageRoute } from '../page/page-route.ts';
import { accountsRoutes } from '../features/accounts/routes.ts';
import { classesRoutes } from '../features/classes/routes.ts';
import { curriculumRoutes } from '../features/curriculum/routes.ts';
import { homeRoutes } from '../features/home/routes.ts';
import { learningRoutes } from '../features/learning/routes.ts';
import { searchRoutes } from '../features/search/routes.ts';
import { pagesRoutes } from '../features/pages/routes.ts';

/** Every page of the product. */
export const pageRoutes: PageRoute[] = [
  ...homeRoutes,
  ...accountsRoutes,
  ...classesRoutes,
  ...learningRoutes,
  ...curriculumRoutes,
  ...searchRoutes,
  ...pagesRoutes,
];
