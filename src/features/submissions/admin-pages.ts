import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { moderationAdminLinks, moderationAdminRoutes } from './moderation/admin-routes.ts';

export const submissionsAdminPages: FeatureAdminPages = {
  name: 'submissions',
  routes: [...moderationAdminRoutes],
  links: [...moderationAdminLinks],
};
