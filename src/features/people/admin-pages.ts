import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { auditLinks, auditRoutes } from './audit/admin-routes.ts';

export const peopleAdminPages: FeatureAdminPages = {
  name: 'people',
  routes: auditRoutes,
  links: auditLinks,
};
