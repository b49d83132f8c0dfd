import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';
import { comingOfAgeRoutes } from './coming-of-age/routes.ts';
import { grownUpsRoutes } from './grown-ups/routes.ts';
import { pictureSignInRoutes } from './picture-sign-in/routes.ts';

export const familiesRoutes: PageRoute[] = [
  {
    id: 'familyWho',
    addresses: ['familyWho'],
    module: 'families/swap/web/who-page.tsx',
    access: 'member',
    openTo: ['waiting'],
    header: 'minimal',
    act: async (args) => (await import('./swap/web/acts.ts')).swap(args),
  },
  {
    id: 'familySwap',
    addresses: ['familySwap'],
    module: 'families/swap/web/prove-page.tsx',
    access: 'member',
    openTo: ['waiting'],
    header: 'minimal',
    act: async (args) => (await import('./swap/web/acts.ts')).prove(args),
  },
  {
    id: 'familyMember',
    addresses: ['familyNewMember', 'familyMember'],
    module: 'families/members/web/member-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    act: async (args) => (await import('./members/web/acts.ts')).changeMember(args),
  },
  ...grownUpsRoutes,
  ...comingOfAgeRoutes,
  ...pictureSignInRoutes,
];
