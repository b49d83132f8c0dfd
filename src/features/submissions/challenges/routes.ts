import type { PageRoute } from '#page/page-route.ts';

export const challengesRoutes: PageRoute[] = [
  {
    id: 'challenges',
    addresses: ['challenges'],
    module: 'submissions/challenges/web/challenges-page.tsx',
    openTo: ['waiting'],
  },
];
