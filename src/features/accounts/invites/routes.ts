import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';
import { activationQuery } from '../activations/web/activation-query.ts';
import { inviteQuery } from './web/invite-query.ts';
import { loadAgeFields } from '../users/web/load-age-fields.ts';

/** The pages that invitations link to. A GET changes nothing; each has a button that posts. */
export const invitesRoutes: PageRoute[] = [
  {
    id: 'activate',
    addresses: ['activate'],
    module: 'accounts/activations/web/activate-page.tsx',
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
  {
    id: 'invite',
    addresses: ['invite'],
    module: 'accounts/invites/web/invite-page.tsx',
    keptFrom: childRoles,
    openTo: ['unnamed', 'waiting'],
    header: 'minimal',
    async load({ page, params }) {
      await page.queries.ensureQueryData(inviteQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts.ts')).acceptInvite(args),
  },
];
