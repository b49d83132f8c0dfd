import type { PagePart } from '#page/page-parts.tsx';
import { classLifePlace, classPlace } from '#features/classes/offered/page-places.ts';

/** On every page that shows classes: to teachers, and to the learners in them. */
export const impactParts: PagePart[] = [
  ...['educators', 'home', 'dashboard', 'join'].map((on): PagePart => ({
    on,
    place: classPlace,
    module: 'submissions/impact/web/class-impact-part.tsx',
    later: true,
  })),
  {
    on: 'ownClass',
    place: classLifePlace,
    module: 'submissions/impact/web/own-class-impact-part.tsx',
    later: true,
  },
];
