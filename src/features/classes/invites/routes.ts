import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';
import { inviteQuery } from './web/invite-query.ts';

/** The page that invitations by mail link to, a friend's and a teacher's. A GET changes nothing; its button posts. */
export const invitesRoutes: PageRoute[] = [
  {
    id: 'invite',
    addresses: ['invite'],
    module: 'classes/invites/web/invite-page.tsx',
    keptFrom: childRoles,
    openTo: ['unnamed', 'waiting'],
    header: 'minimal',
    async load({ page, params }) {
      await page.queries.ensureQueryData(inviteQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts.ts')).acceptInvite(args),
  },
];
