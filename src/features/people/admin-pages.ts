import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { auditLinks, auditRoutes } from './audit/admin-routes.ts';
import { avatarLinks, avatarRoutes } from './avatars/admin-routes.ts';
import { usersRoutes } from './listing/admin-routes.ts';

export const peopleAdminPages: FeatureAdminPages = {
  name: 'people',
  routes: [...usersRoutes, ...avatarRoutes, ...auditRoutes],
  links: [
    { address: 'adminUsers', text: 'people.users.link', area: 'people', permission: 'users.find', place: 10 },
    ...avatarLinks,
    ...auditLinks,
  ],
};
