import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { storeAdminRoutes } from './admin-routes.ts';

export const storeAdminPages: FeatureAdminPages = {
  name: 'store',
  routes: storeAdminRoutes,
  links: [
    {
      address: 'adminOrders',
      text: 'store.orders.title',
      area: 'giving',
      permission: 'users.manage',
      place: 10,
    },
    {
      address: 'adminStore',
      text: 'store.list.title',
      area: 'settings',
      permission: 'settings.change',
      place: 30,
    },
  ],
};
