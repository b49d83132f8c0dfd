import type { FeaturePages } from '#page/feature-pages.ts';
import { homePanels } from '#page/home-panels.ts';
import type { PagePart } from '#page/page-parts.tsx';

/** How far the family is together: on the home page of each of them, and on the parent's screen. */
const goalOn = (on: 'home' | 'family'): PagePart => ({
  on,
  place: homePanels,
  module: 'together/goal/web/goal-part.tsx',
  later: true,
  act: async (args) => (await import('./goal/web/acts.ts')).actOnGoal(args),
});

export const togetherPages: FeaturePages = {
  name: 'together',
  routes: [],
  parts: [goalOn('home'), goalOn('family')],
};
