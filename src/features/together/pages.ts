import type { FeaturePages } from '#page/feature-pages.ts';
import { homePanels } from '#page/home-panels.ts';

export const togetherPages: FeaturePages = {
  name: 'together',
  routes: [],
  parts: [
    {
      on: 'home',
      place: homePanels,
      module: 'together/goal/web/goal-part.tsx',
      later: true,
      act: async (args) => (await import('./goal/web/acts.ts')).actOnGoal(args),
    },
  ],
};
