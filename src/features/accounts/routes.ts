import type { PageRoute } from '#page/page-route.ts';
import { emailsRoutes } from './routes-emails.ts';
import { identitiesRoutes } from './routes-identities.ts';
import { invitesRoutes } from './routes-invites.ts';
import { guardianRoutes } from './routes-guardian.ts';
import { welcomeRoutes } from './routes-welcome.ts';
import { cardQuery } from './web/cards/card-query.ts';
import { signInWaysQuery } from './web/identities/sign-in-ways-query.ts';
import { loadAgeFields } from './web/person/load-age-fields.ts';
import { settingsRoutes } from './routes-settings.ts';

export const accountsRoutes: PageRoute[] = [
  {
    id: 'login',
    addresses: ['login'],
    module: 'accounts/web/login-page.tsx',
    access: 'visitor',
    header: 'minimal',
    async load({ page }) {
      await page.queries.ensureQueryData(signInWaysQuery(page.api));
    },
    act: async (args) =>
      args.url.searchParams.get('mode') === 'reset-password'
        ? (await import('./web/acts/emails.ts')).requestReset(args)
        : (await import('./web/acts/sessions.ts')).signIn(args),
  },
  {
    id: 'signup',
    addresses: ['signup'],
    module: 'accounts/web/signup-page.tsx',
    access: 'visitor',
    header: 'minimal',
    async load({ page }) {
      await Promise.all([loadAgeFields(page), page.queries.ensureQueryData(signInWaysQuery(page.api))]);
    },
    act: async (args) => (await import('./web/acts/sessions.ts')).signUp(args),
  },
  {
    id: 'studentCard',
    addresses: ['studentCard'],
    module: 'accounts/web/cards/card-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    async load({ page, params }) {
      await page.queries.ensureQueryData(cardQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts/sessions.ts')).signInWithCard(args),
  },
  {
    id: 'logout',
    addresses: ['logout'],
    module: 'accounts/web/logout-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    act: async (args) => (await import('./web/acts/sessions.ts')).signOut(args),
  },
  ...emailsRoutes,
  ...guardianRoutes,
  ...invitesRoutes,
  ...welcomeRoutes,
  ...identitiesRoutes,
  // The settings themselves offer what a prompt would ask.
  ...settingsRoutes.map((route) => ({ ...route, undisturbed: true as const })),
];
