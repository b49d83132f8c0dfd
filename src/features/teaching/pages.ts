import type { FeaturePages } from '#page/feature-pages.ts';
import { homePanels } from '#page/home-panels.ts';
import type { PagePart } from '#page/page-parts.tsx';
import { classPlace } from '#features/classes/offered/page-places.ts';

/** On a class's card, the way in; at home, what a student's teachers have set her, which comes later, since few have any. */
const teachingParts: PagePart[] = [
  { on: 'educators', place: classPlace, module: 'teaching/grid/web/open-grid-part.tsx' },
  ...['home', 'dashboard'].map((on): PagePart => ({
    on,
    place: homePanels,
    module: 'teaching/assignments/web/own-assignments-part.tsx',
    later: true,
  })),
];

export const teachingPages: FeaturePages = {
  name: 'teaching',
  routes: [],
  parts: teachingParts,
};
