import type { PageRoute } from '#page/page-route.ts';

/** The page that the mail to a member who has come of age links to. A GET changes nothing. */
export const comingOfAgeRoutes: PageRoute[] = [
  {
    id: 'ownAccount',
    addresses: ['ownAccount'],
    module: 'families/coming-of-age/web/own-account-page.tsx',
    openTo: ['unnamed', 'waiting'],
    header: 'minimal',
    act: async (args) => (await import('./web/acts.ts')).takeOwnAccount(args),
  },
];
