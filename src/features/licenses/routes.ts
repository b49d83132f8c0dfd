import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

/** Children are kept from what costs money. */
export const licensesRoutes: PageRoute[] = [
  {
    id: 'licenses',
    addresses: ['licenses'],
    module: 'licenses/asking/web/licenses-page.tsx',
    keptFrom: childRoles,
    act: async (args) => (await import('./asking/web/acts.ts')).actOnLicenses(args),
  },
  {
    id: 'license',
    addresses: ['license'],
    module: 'licenses/holding/web/license-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    act: async (args) => (await import('./holding/web/acts.ts')).actOnShares(args),
  },
  {
    id: 'licenseInvitation',
    addresses: ['licenseInvitation'],
    module: 'licenses/holding/web/invitation-page.tsx',
    keptFrom: childRoles,
    act: async (args) => (await import('./holding/web/acts.ts')).acceptWithoutScripts(args),
  },
];
