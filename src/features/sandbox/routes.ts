import type { PageRoute } from '#page/page-route.ts';
import { paymentsQuery } from './dashboard/web/payments-query.ts';

export const sandboxRoutes: PageRoute[] = [
  {
    id: 'sandboxPay',
    addresses: ['sandboxPay'],
    module: 'sandbox/checkout/web/pay-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'none',
    act: async (args) => (await import('./checkout/web/acts.ts')).actAtCheckout(args),
  },
  {
    id: 'sandboxPayments',
    addresses: ['sandboxPayments'],
    module: 'sandbox/dashboard/web/payments-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    async load({ page }) {
      await page.queries.query({ ...paymentsQuery(page.api), staleTime: 0 });
    },
    act: async (args) => (await import('./dashboard/web/acts.ts')).actOnPayments(args),
  },
];
