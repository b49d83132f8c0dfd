import type { PageRoute } from '#page/page-route.ts';

export const sandboxRoutes: PageRoute[] = [
  {
    id: 'sandboxPay',
    addresses: ['sandboxPay'],
    module: 'sandbox/checkout/web/pay-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'none',
    act: async (args) => (await import('./checkout/web/acts.ts')).actAtCheckout(args),
  },
];
