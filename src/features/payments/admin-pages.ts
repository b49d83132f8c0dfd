import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import {
  disputeFilters,
  disputesQuery,
  queuesQuery,
  stuckWebhookFilters,
  stuckWebhooksQuery,
} from './queues/web/admin/queue-queries.ts';
import { payoutFilters, payoutQuery, payoutsQuery } from './payouts/web/admin/payout-queries.ts';
import { paymentFilters, paymentQuery, paymentsQuery } from './finance/web/admin/payment-queries.ts';

const now = { staleTime: 0 };

export const paymentsAdminPages: FeatureAdminPages = {
  name: 'payments',
  routes: [
    {
      id: 'admin-payouts',
      addresses: ['adminPayouts'],
      module: 'payments/payouts/web/admin/payouts-page.tsx',
      permission: 'money.read',
      async load({ page, url }) {
        const request = readListingRequest(payoutFilters, url.searchParams);
        await page.queries.query({ ...payoutsQuery(page.api, request), ...now });
      },
    },
    {
      id: 'admin-payout',
      addresses: ['adminPayout'],
      module: 'payments/payouts/web/admin/payout-page.tsx',
      permission: 'money.read',
      async load({ page, params }) {
        await page.queries.query({ ...payoutQuery(page.api, params['payoutId'] ?? ''), ...now });
      },
      act: async (args) => (await import('./payouts/web/admin/payout-acts.ts')).actOnPayout(args),
    },
    {
      id: 'admin-money',
      addresses: ['adminMoney'],
      module: 'payments/queues/web/admin/money-page.tsx',
      permission: 'money.read',
      async load({ page }) {
        await page.queries.query({ ...queuesQuery(page.api), ...now });
      },
    },
    {
      id: 'admin-disputes',
      addresses: ['adminDisputes'],
      module: 'payments/queues/web/admin/disputes-page.tsx',
      permission: 'money.read',
      async load({ page, url }) {
        const request = readListingRequest(disputeFilters, url.searchParams);
        await page.queries.query({ ...disputesQuery(page.api, request), ...now });
      },
    },
    {
      id: 'admin-stuck-webhooks',
      addresses: ['adminStuckWebhooks'],
      module: 'payments/queues/web/admin/stuck-webhooks-page.tsx',
      permission: 'money.read',
      async load({ page, url }) {
        const request = readListingRequest(stuckWebhookFilters, url.searchParams);
        await page.queries.query({ ...stuckWebhooksQuery(page.api, request), ...now });
      },
      act: async (args) => (await import('./queues/web/admin/acts.ts')).actOnWebhooks(args),
    },
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
      act: async (args) => (await import('./deciding/web/admin/acts.ts')).actOnPayment(args),
    },
  ],
  links: [
    {
      address: 'adminPayouts',
      text: 'payments.payout.title',
      area: 'money',
      permission: 'money.read',
      place: 45,
    },
    {
      address: 'adminMoney',
      text: 'payments.queue.title',
      area: 'money',
      permission: 'money.read',
      place: 1,
    },
    {
      address: 'adminDisputes',
      text: 'payments.disputes.title',
      area: 'money',
      permission: 'money.read',
      place: 15,
    },
    {
      address: 'adminPayments',
      text: 'payments.list.title',
      area: 'money',
      permission: 'money.read',
      place: 10,
    },
  ],
};
