import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { captionsAdminRoutes } from './captions/admin-routes.ts';
import { courseEntryId, entryQuery, itemEntryId } from './authoring/web/admin/entry-query.ts';

export const learningAdminPages: FeatureAdminPages = {
  name: 'learning',
  routes: [
    ...captionsAdminRoutes,
    {
      id: 'adminCourseItem',
      addresses: ['adminCourseItem'],
      module: 'learning/authoring/web/admin/item-page.tsx',
      permission: 'content.translate',
      async load({ page, params }) {
        await page.queries.query(entryQuery(page, courseEntryId(params['courseId'] ?? '')));
        try {
          await page.queries.query(entryQuery(page, itemEntryId(params['itemId'] ?? '')));
        } catch (error) {
          // An item that has not been written yet has no entry.
          if (findRefusal(error)?.status !== 404) throw error;
        }
      },
    },
  ],
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
