import type { PageRoute } from '#page/page-route.ts';

/** Where a child signs in with her family’s code and her pictures. */
export const pictureSignInRoutes: PageRoute[] = [
  {
    id: 'familyEnter',
    addresses: ['familyEnter', 'familyEntrance'],
    module: 'families/picture-sign-in/web/enter-page.tsx',
    access: 'visitor',
    header: 'minimal',
    act: async (args) => (await import('./web/acts.ts')).enter(args),
  },
];
