import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { feedQuery, ratesQuery } from './web/admin/rates-query.ts';

export const currenciesAdminPages: FeatureAdminPages = {
  name: 'currencies',
  routes: [
    {
      id: 'admin-rates',
      addresses: ['adminRates'],
      module: 'currencies/web/admin/rates-page.tsx',
      permission: 'money.read',
      async load({ page }) {
        await Promise.all([
          page.queries.query({ ...ratesQuery(page.api), staleTime: 0 }),
          page.queries.query({ ...feedQuery(page.api), staleTime: 0 }),
        ]);
      },
      act: async (args) => (await import('./web/admin/act-on-rates.ts')).actOnRates(args),
    },
  ],
  links: [
    {
      address: 'adminRates',
      text: 'currencies.rates.title',
      area: 'money',
      permission: 'money.read',
      place: 80,
    },
  ],
};
