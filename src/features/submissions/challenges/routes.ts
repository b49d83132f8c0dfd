import type { PageRoute } from '#page/page-route.ts';
import { tasksQuery } from '#features/learning/offered/learning-queries.ts';
import { findLearner } from '#features/people/offered/learner.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { ownWorksQuery } from '../offered/own-works-query.ts';
import { wallQuery } from '../wall/web/wall-queries.ts';

export const challengesRoutes: PageRoute[] = [
  {
    id: 'challenges',
    addresses: ['challenges'],
    module: 'submissions/challenges/web/challenges-page.tsx',
    openTo: ['waiting'],
    async load({ page }) {
      const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
      await Promise.all([
        page.queries.ensureQueryData(tasksQuery(page)),
        page.queries.query(wallQuery(page, {})),
        findLearner(viewer) ? page.queries.query(ownWorksQuery(page)) : undefined,
      ]);
    },
  },
];
