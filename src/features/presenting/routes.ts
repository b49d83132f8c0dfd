import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

export const presentingRoutes: PageRoute[] = [
  {
    id: 'present',
    addresses: ['present'],
    module: 'presenting/decks/web/present-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    header: 'none',
  },
  {
    id: 'liveSlides',
    addresses: ['liveSlides'],
    module: 'presenting/live/web/slides-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    header: 'none',
  },
  {
    id: 'live',
    addresses: ['live'],
    module: 'presenting/live/web/enter-page.tsx',
    openTo: ['waiting', 'unnamed'],
  },
  {
    id: 'liveGame',
    addresses: ['liveGame'],
    module: 'presenting/live/web/game-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    act: async (args) => (await import('./live/web/acts.ts')).actInLive(args),
  },
];
