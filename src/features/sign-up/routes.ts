import type { PageRoute } from '#page/page-route.ts';
import { signInWaysQuery } from '#features/sign-in/offered/sign-in-ways-query.ts';
import { activationsRoutes } from './activations/routes.ts';
import { loadAgeFields } from './person/web/load-age-fields.ts';
import { welcomeRoutes } from './welcome/routes.ts';

export const signUpRoutes: PageRoute[] = [
  {
    id: 'signup',
    addresses: ['signup'],
    module: 'sign-up/registration/web/signup-page.tsx',
    access: 'visitor',
    header: 'minimal',
    async load({ page }) {
      await Promise.all([
        loadAgeFields(page),
        page.queries.ensureQueryData(signInWaysQuery(page.api)),
        page.queries.ensureQueryData(page.api.people.avatars.queryOptions()),
      ]);
    },
    act: async (args) => (await import('./registration/web/acts.ts')).signUp(args),
  },
  ...activationsRoutes,
  ...welcomeRoutes,
];
