import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { overviewQuery } from './web/admin/overview-query.ts';

export const administrationAdminPages: FeatureAdminPages = {
  name: 'administration',
  routes: [
    {
      id: 'admin',
      addresses: ['admin'],
      module: 'administration/web/admin/overview-page.tsx',
      permission: 'admin.open',
      async load({ page }) {
        await page.queries.ensureQueryData(overviewQuery(page));
      },
    },
  ],
  links: [{ address: 'admin', text: 'administration.start.link', area: 'start', permission: 'admin.open' }],
};
