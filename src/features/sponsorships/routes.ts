import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

/** Open to visitors; children are kept from what costs money. */
const open = { keptFrom: childRoles } as const;

export const sponsorshipsRoutes: PageRoute[] = [
  {
    id: 'sponsorships',
    addresses: ['sponsorships'],
    module: 'sponsorships/booking/web/sponsorships-page.tsx',
    undisturbed: true,
    ...open,
    act: async (args) => (await import('./booking/web/acts.ts')).bookSponsorship(args),
  },
  {
    id: 'sponsorship',
    addresses: ['sponsorship'],
    module: 'sponsorships/keeping/web/sponsorship-page.tsx',
    undisturbed: true,
    ...open,
    act: async (args) => (await import('./keeping/web/acts.ts')).actOnSponsorship(args),
  },
];
