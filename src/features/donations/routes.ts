import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

/** Open to visitors (spec §2); children are kept from what costs money. */
const open = { keptFrom: childRoles } as const;

export const donationsRoutes: PageRoute[] = [
  {
    id: 'donate',
    addresses: ['donate'],
    module: 'donations/giving/web/donate-page.tsx',
    ...open,
    act: async (args) => (await import('./giving/web/acts.ts')).give(args),
  },
  {
    id: 'donation',
    addresses: ['donation'],
    module: 'donations/giving/web/links-page.tsx',
    ...open,
    act: async (args) => (await import('./giving/web/acts.ts')).askForLinks(args),
  },
  {
    id: 'donationOfDonor',
    addresses: ['donationOfDonor'],
    module: 'donations/giving/web/donation-page.tsx',
    undisturbed: true,
    ...open,
    act: async (args) => (await import('./giving/web/acts.ts')).actOnDonation(args),
  },
  {
    id: 'donationSummary',
    addresses: ['donationSummary'],
    module: 'donations/summaries/web/summary-page.tsx',
    undisturbed: true,
    ...open,
  },
];
