import type { PageRoute } from '#page/page-route.ts';
import { emailsRoutes } from './emails/routes.ts';
import { identitiesRoutes } from './identities/routes.ts';
import { signInWaysQuery } from './offered/sign-in-ways-query.ts';

export const signInRoutes: PageRoute[] = [
  {
    id: 'login',
    addresses: ['login'],
    module: 'sign-in/sessions/web/login-page.tsx',
    access: 'visitor',
    header: 'minimal',
    async load({ page }) {
      await page.queries.ensureQueryData(signInWaysQuery(page.api));
    },
    act: async (args) =>
      args.url.searchParams.get('mode') === 'reset-password'
        ? (await import('./emails/web/acts.ts')).requestReset(args)
        : (await import('./sessions/web/acts.ts')).signIn(args),
  },
  {
    id: 'logout',
    addresses: ['logout'],
    module: 'sign-in/sessions/web/logout-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    act: async (args) => (await import('./sessions/web/acts.ts')).signOut(args),
  },
  ...emailsRoutes,
  ...identitiesRoutes,
];
