import type { PagePart } from '#page/page-parts.tsx';
import { handInPlace } from '#features/learning/offered/page-places.ts';

/** What a challenge's or a deed's page shows besides. */
export const handingInParts: PagePart[] = [
  {
    on: 'lesson',
    place: handInPlace,
    module: 'submissions/handing-in/web/hand-in-part.tsx',
    act: async (args) => (await import('./web/act-on-hand-in.ts')).actOnHandIn(args),
  },
];
