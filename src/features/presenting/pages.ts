import type { FeaturePages } from '#page/feature-pages.ts';
import { lessonEndPlace } from '#features/learning/offered/page-places.ts';

export const presentingPages: FeaturePages = {
  name: 'presenting',
  routes: [],
  parts: [
    { on: 'lesson', place: lessonEndPlace, module: 'presenting/decks/web/show-class-part.tsx', later: true },
  ],
};
