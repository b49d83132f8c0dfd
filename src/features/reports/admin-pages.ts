import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { reportQuery } from './web/admin/report-query.ts';

export const reportsAdminPages: FeatureAdminPages = {
  name: 'reports',
  routes: [
    {
      id: 'admin-report',
      addresses: ['adminReports', 'adminReport'],
      module: 'reports/web/admin/report-page.tsx',
      permission: 'reports.read',
      async load({ page, params, url }) {
        await page.queries.ensureQueryData(reportQuery(page, params['reportName'], url.searchParams));
      },
    },
  ],
  links: [
    {
      address: 'adminReports',
      text: 'reports.page.link',
      area: 'reports',
      permission: 'reports.read',
      place: 1,
    },
  ],
};
