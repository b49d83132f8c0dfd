import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

/** Who belongs to a family, how one comes to belong to it, and what a watcher sees. */
export const grownUpsRoutes: PageRoute[] = [
  {
    id: 'familyPeople',
    addresses: ['familyPeople'],
    module: 'families/grown-ups/web/family-people-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    act: async (args) => (await import('./web/acts.ts')).actOnPeople(args),
  },
  {
    id: 'familyWatching',
    addresses: ['familyWatching'],
    module: 'families/grown-ups/web/watching-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    act: async (args) => (await import('./web/acts.ts')).actOnWatching(args),
  },
  {
    id: 'familyInvitation',
    addresses: ['familyInvitation'],
    module: 'families/grown-ups/web/invitation-page.tsx',
    keptFrom: childRoles,
    openTo: ['unnamed', 'waiting'],
    header: 'minimal',
    act: async (args) => (await import('./web/acts.ts')).acceptInvitation(args),
  },
];
