import type { PagePart } from '#page/page-parts.tsx';
import type { PageRoute } from '#page/page-route.ts';
import { courseEndPlace, lessonEndPlace } from '#features/learning/offered/page-places.ts';
import { courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { impactQuery } from '../offered/impact-query.ts';
import { readWallChoice, wallQuery, workQuery } from './web/wall-queries.ts';

export const wallRoutes: PageRoute[] = [
  {
    id: 'submissions',
    addresses: ['submissions'],
    module: 'submissions/wall/web/submissions-page.tsx',
    openTo: ['waiting'],
    async load({ page, url }) {
      await Promise.all([
        page.queries.query(wallQuery(page, readWallChoice(url.searchParams))),
        page.queries.ensureQueryData(courseListQuery(page)),
        page.queries.ensureQueryData(impactQuery(page)),
      ]);
    },
  },
  {
    id: 'submission',
    addresses: ['submission'],
    module: 'submissions/wall/web/submission-page.tsx',
    openTo: ['waiting'],
    async load({ page, params, url }) {
      const { next: _, ...choice } = readWallChoice(url.searchParams);
      await Promise.all([
        page.queries.query(workQuery(page, params['submissionId'] ?? '')),
        page.queries.query(wallQuery(page, choice)),
      ]);
    },
    act: async (args) => (await import('./web/work/act-on-work.ts')).actOnWork(args),
  },
];

const madeByLearners = 'submissions/wall/web/made-by-learners-part.tsx';

export const wallParts: PagePart[] = [
  { on: 'lesson', place: lessonEndPlace, module: madeByLearners, later: true },
  { on: 'course', place: courseEndPlace, module: madeByLearners, later: true },
];
