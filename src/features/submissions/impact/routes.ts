import type { PagePart } from '#page/page-parts.tsx';
import { classPlace } from '#features/classes/offered/page-places.ts';

/** Every page with cards of classes shows what their students have done together. */
export const impactParts: PagePart[] = ['educators', 'home', 'dashboard'].map((on) => ({
  on,
  place: classPlace,
  module: 'submissions/impact/web/class-impact-part.tsx',
  later: true,
}));
