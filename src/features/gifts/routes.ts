import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

/** Open to visitors (spec §2); children are kept from what costs money. */
const open = { keptFrom: childRoles } as const;

export const giftsRoutes: PageRoute[] = [
  {
    id: 'gift',
    addresses: ['gift'],
    module: 'gifts/minors/web/gift-page.tsx',
    ...open,
    act: async (args) => (await import('./giving/web/acts.ts')).makeGift(args),
  },
  {
    id: 'giftPaid',
    addresses: ['giftPaid'],
    module: 'gifts/giving/web/gift-paid-page.tsx',
    ...open,
  },
  {
    // Children open it too: it tells them whom to ask.
    id: 'giftClaim',
    addresses: ['giftClaim'],
    module: 'gifts/claiming/web/claim-page.tsx',
    act: async (args) => (await import('./claiming/web/acts.ts')).actOnClaim(args),
  },
  {
    id: 'giftOfGiver',
    addresses: ['giftOfGiver'],
    module: 'gifts/giving/web/gift-of-giver-page.tsx',
    undisturbed: true,
    ...open,
    act: async (args) => (await import('./giving/web/acts.ts')).actOnGift(args),
  },
  {
    id: 'giftChange',
    addresses: ['giftChange'],
    module: 'gifts/giving/web/change-gift-page.tsx',
    undisturbed: true,
    ...open,
    act: async (args) => (await import('./giving/web/acts.ts')).changeGift(args),
  },
  {
    id: 'giftPrint',
    addresses: ['giftPrint'],
    module: 'gifts/giving/web/gift-print-page.tsx',
    undisturbed: true,
    ...open,
  },
];
