import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { kindsAdminRoutes } from './impact-kinds/admin-routes.ts';
import { moderationAdminLinks, moderationAdminRoutes } from './moderation/admin-routes.ts';

export const submissionsAdminPages: FeatureAdminPages = {
  name: 'submissions',
  routes: [...kindsAdminRoutes, ...moderationAdminRoutes],
  links: [
    ...moderationAdminLinks,
    {
      address: 'adminKinds',
      text: 'submissions.kinds.heading',
      area: 'settings',
      permission: 'settings.change',
      place: 15,
    },
  ],
};
