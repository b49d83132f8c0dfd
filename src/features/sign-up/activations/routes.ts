import type { PageRoute } from '#page/page-route.ts';
import { activationQuery } from './web/activation-query.ts';
import { loadAgeFields } from '../person/web/load-age-fields.ts';

/** The page that the mail about an account made for its owner links to. A GET changes nothing; its button posts. */
export const activationsRoutes: PageRoute[] = [
  {
    id: 'activate',
    addresses: ['activate'],
    module: 'sign-up/activations/web/activate-page.tsx',
    openTo: ['unnamed', 'waiting'],
    header: 'minimal',
    async load({ page, params }) {
      await Promise.all([
        loadAgeFields(page),
        page.queries.ensureQueryData(activationQuery(page.api, params['token'] ?? '')),
      ]);
    },
    act: async (args) => (await import('./web/acts.ts')).activate(args),
  },
];
