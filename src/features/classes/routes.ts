import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';
import { invitesRoutes } from './invites/routes.ts';

export const classesRoutes: PageRoute[] = [
  {
    id: 'join',
    addresses: ['join'],
    module: 'classes/joining/web/join-page.tsx',
    openTo: ['waiting'],
    act: async (args) => (await import('./web/acts.ts')).changeMembership(args),
  },
  {
    id: 'joinClass',
    addresses: ['joinClass'],
    module: 'classes/joining/web/join-class-page.tsx',
    openTo: ['waiting'],
    undisturbed: true,
    act: async (args) => (await import('./web/acts.ts')).joinClass(args),
  },
  {
    id: 'classCards',
    addresses: ['classCards'],
    module: 'classes/cards/web/cards-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    undisturbed: true,
  },
  {
    id: 'classCode',
    addresses: ['classCode'],
    module: 'classes/teaching/web/code-slide-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    header: 'minimal',
  },
  {
    id: 'classApproval',
    addresses: ['classApproval'],
    module: 'classes/joining/web/approve-class-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    act: async (args) => (await import('./web/acts.ts')).approveJoin(args),
  },
  {
    id: 'studentCard',
    addresses: ['studentCard'],
    module: 'classes/card-sign-in/web/card-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    act: async (args) => (await import('./card-sign-in/web/acts.ts')).signInWithCard(args),
  },
  {
    id: 'ownClass',
    addresses: ['ownClass'],
    module: 'classes/own-class/web/own-class-page.tsx',
    access: 'member',
  },
  ...invitesRoutes,
];
