import { countriesQuery } from '#page/countries-query.ts';
import type { AdminRoute } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { itemFilters } from './items/web/admin/item-filters.ts';
import { orderFilters } from './orders/web/admin/order-filters.ts';
import {
  budgetQuery,
  itemQuery,
  itemsQuery,
  orderQuery,
  ordersQuery,
  packingListQuery,
  reconciliationQuery,
} from './web/admin/admin-store-queries.ts';

const now = { staleTime: 0 };

export const storeAdminRoutes: AdminRoute[] = [
  {
    id: 'admin-store',
    addresses: ['adminStore'],
    module: 'store/items/web/admin/items-page.tsx',
    permission: 'settings.change',
    async load({ page, url }) {
      const request = readListingRequest(itemFilters, url.searchParams);
      await Promise.all([
        page.queries.query({ ...itemsQuery(page.api, request), ...now }),
        page.queries.query({ ...reconciliationQuery(page.api), ...now }),
      ]);
    },
  },
  {
    id: 'admin-new-store-item',
    addresses: ['adminNewStoreItem'],
    module: 'store/items/web/admin/new-item-page.tsx',
    permission: 'settings.change',
    async load({ page, url }) {
      if (url.searchParams.get('kind') === 'avatar')
        await page.queries.ensureQueryData(page.api.people.avatars.queryOptions());
    },
    act: async (args) => (await import('./web/admin/acts.ts')).addItem(args),
  },
  {
    id: 'admin-store-item',
    addresses: ['adminStoreItem'],
    module: 'store/items/web/admin/item-page.tsx',
    permission: 'settings.change',
    async load({ page, params, url }) {
      const id = params['storeItemId'] ?? '';
      const entries = url.searchParams.get('entries') ?? undefined;
      const { kind } = await page.queries.query({ ...itemQuery(page.api, id), ...now });
      if (kind === 'impact') await page.queries.query({ ...budgetQuery(page.api, id, entries), ...now });
      if (kind === 'avatar') await page.queries.ensureQueryData(page.api.people.avatars.queryOptions());
    },
    act: async (args) => (await import('./web/admin/acts.ts')).actOnItem(args),
  },
  {
    id: 'admin-orders',
    addresses: ['adminOrders'],
    module: 'store/orders/web/admin/orders-page.tsx',
    permission: 'users.manage',
    async load({ page, url }) {
      const request = readListingRequest(orderFilters, url.searchParams);
      await page.queries.query({ ...ordersQuery(page.api, request), ...now });
    },
  },
  {
    id: 'admin-order',
    addresses: ['adminOrder'],
    module: 'store/orders/web/admin/order-page.tsx',
    permission: 'users.manage',
    async load({ page, params }) {
      await Promise.all([
        page.queries.query({ ...orderQuery(page.api, params['orderId'] ?? ''), ...now }),
        page.queries.ensureQueryData(countriesQuery(page)),
      ]);
    },
    act: async (args) => (await import('./web/admin/acts.ts')).actOnOrder(args),
  },
  {
    id: 'admin-packing-list',
    addresses: ['adminPackingList'],
    module: 'store/orders/web/admin/packing-list-page.tsx',
    permission: 'users.manage',
    async load({ page }) {
      await Promise.all([
        page.queries.query({ ...packingListQuery(page.api), ...now }),
        page.queries.ensureQueryData(countriesQuery(page)),
      ]);
    },
  },
];
