import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { impactReportAdminRoutes } from './impact-report/admin-routes.ts';
import { kindsAdminRoutes } from './impact-kinds/admin-routes.ts';
import { moderationAdminLinks, moderationAdminRoutes } from './moderation/admin-routes.ts';

export const submissionsAdminPages: FeatureAdminPages = {
  name: 'submissions',
  routes: [...impactReportAdminRoutes, ...kindsAdminRoutes, ...moderationAdminRoutes],
  links: [
    ...moderationAdminLinks,
    {
      address: 'adminImpactReport',
      text: 'submissions.report.title',
      area: 'reports',
      permission: 'reports.read',
      place: 20,
    },
    {
      address: 'adminKinds',
      text: 'submissions.kinds.heading',
      area: 'settings',
      permission: 'settings.change',
      place: 15,
    },
  ],
};
