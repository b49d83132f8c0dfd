import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

/** Children are kept from what costs money; their parents and teachers ask. */
export const scholarshipsRoutes: PageRoute[] = [
  {
    id: 'scholarship',
    addresses: ['scholarship'],
    module: 'scholarships/asking/web/scholarship-page.tsx',
    keptFrom: childRoles,
    act: async (args) => (await import('./asking/web/acts.ts')).askWithoutScripts(args),
  },
  {
    id: 'scholarshipAnswer',
    addresses: ['scholarshipAnswer'],
    module: 'scholarships/asking/web/answer-page.tsx',
    keptFrom: childRoles,
    act: async (args) => (await import('./asking/web/acts.ts')).claimWithoutScripts(args),
  },
];
