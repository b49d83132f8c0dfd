import type { PageRoute } from '#page/page-route.ts';

export const identitiesRoutes: PageRoute[] = [
  {
    id: 'providerReturn',
    addresses: ['googleReturn', 'facebookReturn'],
    module: 'sign-in/identities/web/provider-return-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    act: async (args) => (await import('./web/acts.ts')).finishSignIn(args),
  },
  {
    id: 'secondStep',
    addresses: ['secondStep'],
    module: 'sign-in/second-step/web/second-step-page.tsx',
    access: 'visitor',
    header: 'minimal',
    act: async (args) => (await import('./web/acts.ts')).takeSecondStep(args),
  },
];
