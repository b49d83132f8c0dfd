import type { PagePart } from '#page/page-parts.tsx';
import type { PageRoute } from '#page/page-route.ts';
import { classLifePlace, classPlace } from '#features/classes/offered/page-places.ts';

export const classWallRoutes: PageRoute[] = [
  {
    id: 'classWall',
    addresses: ['classWall'],
    module: 'submissions/class-wall/web/class-wall-page.tsx',
    access: 'member',
    undisturbed: true,
    act: async (args) => (await import('../class-moderation/web/acts.ts')).actOnClassWorks(args),
  },
];

export const classWallParts: PagePart[] = [
  { on: 'ownClass', place: classLifePlace, module: 'submissions/class-wall/web/class-wall-part.tsx' },
  // The way to it, for the class's teachers.
  {
    on: 'educators',
    place: classPlace,
    module: 'submissions/class-wall/web/open-wall-part.tsx',
    later: true,
  },
];
