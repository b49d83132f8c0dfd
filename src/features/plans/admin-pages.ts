import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { revenueQuery } from './revenue/web/admin/revenue-query.ts';
import { subscriptionFilters, subscriptionsQuery } from './subscribers/web/admin/subscriptions-query.ts';

const now = { staleTime: 0 };
const permission = 'money.read';

export const plansAdminPages: FeatureAdminPages = {
  name: 'plans',
  routes: [
    {
      id: 'admin-subscriptions',
      addresses: ['adminSubscriptions'],
      module: 'plans/subscribers/web/admin/subscriptions-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(subscriptionFilters, url.searchParams);
        await page.queries.query({ ...subscriptionsQuery(page.api, request), ...now });
      },
    },
    {
      id: 'admin-revenue',
      addresses: ['adminRevenue'],
      module: 'plans/revenue/web/admin/revenue-page.tsx',
      permission,
      async load({ page }) {
        await page.queries.query({ ...revenueQuery(page.api), ...now });
      },
    },
  ],
  links: [
    { address: 'adminSubscriptions', text: 'plans.subscribers.title', area: 'money', permission, place: 20 },
    { address: 'adminRevenue', text: 'plans.revenue.title', area: 'money', permission, place: 25 },
  ],
};
