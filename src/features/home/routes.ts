import { viewerQuery } from '../accounts/web/offered/viewer-query.ts';
import type { PageRoute } from '../../page/page-route.ts';
import { courseListQuery, coursesProgressQuery } from '../learning/web/offered/learning-queries.ts';
import { rewardsQuery } from '../rewards/web/offered/rewards-query.ts';

export const homeRoutes: PageRoute[] = [
  {
    id: 'home',
    addresses: ['start', 'home'],
    module: 'home/web/home-page.tsx',
    async load({ page }) {
      const [viewer] = await Promise.all([
        page.queries.ensureQueryData(viewerQuery(page.api)),
        page.queries.ensureQueryData(courseListQuery(page)),
      ]);
      if (!viewer) return;
      await Promise.all([
        page.queries.ensureQueryData(coursesProgressQuery(page)),
        page.queries.ensureQueryData(rewardsQuery(page)),
      ]);
    },
  },
];
