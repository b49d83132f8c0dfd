import type { PagePart } from '#page/page-parts.tsx';
import type { PageRoute } from '#page/page-route.ts';
import { courseEndPlace, lessonEndPlace } from '#features/learning/offered/page-places.ts';

export const wallRoutes: PageRoute[] = [
  {
    id: 'submissions',
    addresses: ['submissions'],
    module: 'submissions/wall/web/submissions-page.tsx',
    openTo: ['waiting'],
  },
  {
    id: 'submission',
    addresses: ['submission'],
    module: 'submissions/wall/web/submission-page.tsx',
    openTo: ['waiting'],
    act: async (args) => (await import('./web/single-work/act-on-work.ts')).actOnWork(args),
  },
];

const madeByLearners = 'submissions/wall/web/made-by-learners-part.tsx';

export const wallParts: PagePart[] = [
  { on: 'lesson', place: lessonEndPlace, module: madeByLearners, later: true },
  { on: 'course', place: courseEndPlace, module: madeByLearners, later: true },
];
