import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { schoolsAdminRoutes } from './admin-routes.ts';

export const schoolsAdminPages: FeatureAdminPages = {
  name: 'schools',
  routes: schoolsAdminRoutes,
  links: [
    {
      address: 'schools',
      text: 'schools.list.title',
      area: 'settings',
      permission: 'schools.edit',
      place: 40,
    },
  ],
};
