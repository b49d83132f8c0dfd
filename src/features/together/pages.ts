import type { FeaturePages } from '#page/feature-pages.ts';
import { homePanels } from '#page/home-panels.ts';

/** How far the family is together. */
const goal = { place: homePanels, module: 'together/goal/web/goal-part.tsx' } as const;

export const togetherPages: FeaturePages = {
  name: 'together',
  routes: [],
  parts: [
    { ...goal, on: 'home', later: true },
    {
      ...goal,
      on: 'family',
      act: async (args) => (await import('./goal/web/acts.ts')).actOnGoal(args),
    },
  ],
};
