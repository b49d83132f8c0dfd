import type { PagePart } from '#page/page-parts.tsx';
import { classPlace } from '#features/classes/offered/page-places.ts';

/** On every page that shows classes: to teachers, and to the learners in them. */
export const impactParts: PagePart[] = ['educators', 'home', 'dashboard', 'join'].map((on) => ({
  on,
  place: classPlace,
  module: 'submissions/impact/web/class-impact-part.tsx',
  later: true,
}));
