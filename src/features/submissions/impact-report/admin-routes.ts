import type { AdminRoute } from '#page/admin/admin-pages.ts';
import { impactRowsQuery, impactSummaryQuery, readImpactRequest } from './web/admin/report-query.ts';

export const impactReportAdminRoutes: AdminRoute[] = [
  {
    id: 'adminImpactReport',
    addresses: ['adminImpactReport'],
    module: 'submissions/impact-report/web/admin/impact-report-page.tsx',
    permission: 'reports.read',
    async load({ page, url }) {
      const request = readImpactRequest(url.searchParams);
      await Promise.all([
        page.queries.query({ ...impactRowsQuery(page, request), staleTime: 0 }),
        page.queries.query({ ...impactSummaryQuery(page, request), staleTime: 0 }),
      ]);
    },
  },
];
