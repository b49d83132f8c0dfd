import type { PageRoute } from '#page/page-route.ts';
import { activationsRoutes } from './activations/routes.ts';
import { emailsRoutes } from './emails/routes.ts';
import { identitiesRoutes } from './identities/routes.ts';
import { guardianRoutes } from './guardians/routes.ts';
import { welcomeRoutes } from './welcome/routes.ts';
import { cardQuery } from './cards/web/card-query.ts';
import { signInWaysQuery } from './identities/web/sign-in-ways-query.ts';
import { loadAgeFields } from './users/web/load-age-fields.ts';
import { settingsRoutes } from './settings/routes.ts';

export const accountsRoutes: PageRoute[] = [
  {
    id: 'login',
    addresses: ['login'],
    module: 'accounts/sessions/web/login-page.tsx',
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
    id: 'signup',
    addresses: ['signup'],
    module: 'accounts/sign-up/web/signup-page.tsx',
    access: 'visitor',
    header: 'minimal',
    async load({ page }) {
      await Promise.all([loadAgeFields(page), page.queries.ensureQueryData(signInWaysQuery(page.api))]);
    },
    act: async (args) => (await import('./sessions/web/acts.ts')).signUp(args),
  },
  {
    id: 'studentCard',
    addresses: ['studentCard'],
    module: 'accounts/cards/web/card-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    async load({ page, params }) {
      await page.queries.ensureQueryData(cardQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./sessions/web/acts.ts')).signInWithCard(args),
  },
  {
    id: 'logout',
    addresses: ['logout'],
    module: 'accounts/sessions/web/logout-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    act: async (args) => (await import('./sessions/web/acts.ts')).signOut(args),
  },
  ...emailsRoutes,
  ...guardianRoutes,
  ...activationsRoutes,
  ...welcomeRoutes,
  ...identitiesRoutes,
  // The settings themselves offer what a prompt would ask.
  ...settingsRoutes.map((route) => ({ ...route, undisturbed: true as const })),
];
