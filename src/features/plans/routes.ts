import { redirect } from 'react-router';
import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';
import { href } from '#urls.ts';

/** Open to visitors (spec §2); children are kept from what costs money. */
const open = { keptFrom: childRoles } as const;

export const plansRoutes: PageRoute[] = [
  {
    id: 'pricing',
    addresses: ['pricing'],
    module: 'plans/pricing/web/pricing-page.tsx',
    ...open,
    act: async (args) => (await import('./pricing/web/acts.ts')).beginTrial(args),
  },
  {
    id: 'plans',
    addresses: ['plans'],
    module: 'plans/pricing/web/pricing-page.tsx',
    ...open,
    load: ({ url }) => Promise.resolve(redirect(href('pricing') + url.search)),
  },
  {
    id: 'subscriptionPay',
    addresses: ['subscriptionPay'],
    module: 'plans/purchase/web/pay-page.tsx',
    header: 'minimal',
    ...open,
    act: async (args) => (await import('./purchase/web/acts.ts')).buy(args),
  },
  {
    id: 'subscriptionPayWay',
    addresses: ['subscriptionPayPaypal', 'subscriptionPayCard'],
    module: 'plans/purchase/web/pay-page.tsx',
    ...open,
    load: ({ url }) => Promise.resolve(redirect(href('subscriptionPay') + url.search)),
  },
  {
    id: 'subscriptionPaid',
    addresses: ['subscriptionPaid'],
    module: 'plans/purchase/web/success-page.tsx',
    access: 'member',
    header: 'minimal',
    ...open,
    act: async (args) => (await import('./purchase/web/acts.ts')).complete(args),
  },
];
