import type { PageRoute } from '#page/page-route.ts';

export const identitiesRoutes: PageRoute[] = [
  {
    id: 'providerReturn',
    addresses: ['googleReturn', 'facebookReturn'],
    module: 'accounts/web/identities/provider-return-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    act: async (args) => (await import('./web/acts/identities.ts')).arrive(args),
  },
  {
    id: 'secondStep',
    addresses: ['secondStep'],
    module: 'accounts/web/second-step/second-step-page.tsx',
    access: 'visitor',
    header: 'minimal',
    act: async (args) => (await import('./web/acts/identities.ts')).takeSecondStep(args),
  },
];
