import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { captionsAdminRoutes } from './captions/admin-routes.ts';

export const learningAdminPages: FeatureAdminPages = {
  name: 'learning',
  routes: [...captionsAdminRoutes],
  links: [
    {
      address: 'adminSubtitles',
      text: 'learning.subtitles.link',
      area: 'reports',
      permission: 'captions.edit',
      place: 40,
    },
  ],
};
