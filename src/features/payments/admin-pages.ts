import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { paymentFilters, paymentQuery, paymentsQuery } from './finance/web/admin/payment-queries.ts';

const now = { staleTime: 0 };

export const paymentsAdminPages: FeatureAdminPages = {
  name: 'payments',
  routes: [
    {
      id: 'admin-payments',
      addresses: ['adminPayments'],
      module: 'payments/finance/web/admin/payments-page.tsx',
      permission: 'money.read',
      async load({ page, url }) {
        const request = readListingRequest(paymentFilters, url.searchParams);
        await page.queries.query({ ...paymentsQuery(page.api, request), ...now });
      },
    },
    {
      id: 'admin-payment',
      addresses: ['adminPayment'],
      module: 'payments/finance/web/admin/payment-page.tsx',
      permission: 'money.read',
      async load({ page, params }) {
        await page.queries.query({ ...paymentQuery(page.api, params['paymentId'] ?? ''), ...now });
      },
      act: async (args) => (await import('./deciding/web/admin/payment-acts.ts')).actOnPayment(args),
    },
  ],
  links: [
    {
      address: 'adminPayments',
      text: 'payments.list.title',
      area: 'money',
      permission: 'money.read',
      place: 10,
    },
  ],
};
