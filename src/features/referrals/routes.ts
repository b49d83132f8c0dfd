import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

export const referralsRoutes: PageRoute[] = [
  {
    id: 'inviteFriends',
    addresses: ['inviteFriends'],
    module: 'referrals/web/invite-friends-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    act: async (args) => (await import('./web/acts.ts')).inviteFriends(args),
  },
];
