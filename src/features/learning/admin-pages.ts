import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { viewsQuery } from '#features/administration/offered/views-query.ts';
import { versionsQuery } from '#features/cms/offered/entry/cms-queries.ts';
import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { captionsAdminRoutes } from './captions/admin-routes.ts';
import { categoriesAdminRoutes } from './categories/admin-routes.ts';
import { categoriesQuery as editedCategoriesQuery } from './categories/web/admin/categories-query.ts';
import { downloadsAdminRoutes } from './downloads/admin-routes.ts';
import { courseEntryId, entryQuery, itemEntryId, toDraft } from './authoring/web/admin/entry-query.ts';
import { courseFilters } from './editions/web/admin/course-filters.ts';
import {
  courseEntryQuery,
  courseNamesQuery,
  editedCoursesQuery,
} from './editions/web/admin/course-queries.ts';
import { reviewsAdminRoutes } from './reviews/admin-routes.ts';
import { categoriesQuery } from './offered/learning-queries.ts';

export const learningAdminPages: FeatureAdminPages = {
  name: 'learning',
  routes: [
    ...captionsAdminRoutes,
    ...categoriesAdminRoutes,
    ...downloadsAdminRoutes,
    ...reviewsAdminRoutes,
    {
      id: 'adminItem',
      addresses: ['adminItem'],
      module: 'learning/authoring/web/admin/item-page.tsx',
      permission: 'content.translate',
      // Its course has the page. An item that no course lists is an entry like any other.
      async load({ page, params, url }) {
        const itemId = params['itemId'] ?? '';
        const { courseId } = await page.api.learning.itemCourse.call({ itemId });
        const path =
          courseId === null
            ? adminHref('adminEntry', { entryId: itemEntryId(itemId) })
            : adminHref('adminCourseItem', { courseId, itemId });
        return redirect(path + url.search);
      },
    },
    {
      id: 'adminCourseItem',
      addresses: ['adminCourseItem'],
      module: 'learning/authoring/web/admin/item-page.tsx',
      permission: 'content.translate',
      async load({ page, params }) {
        const { courseId = '', itemId = '' } = params;
        const course = await page.queries.query(entryQuery(page, courseEntryId(courseId)));
        const { findCourseItem } = await import('./authoring/web/admin/course-items.ts');
        if (!findCourseItem(toDraft(course), itemId)) throw unknownPage();
        try {
          const id = itemEntryId(itemId);
          await page.queries.query(entryQuery(page, id));
          await page.queries.query({ ...versionsQuery(page.api, id), staleTime: 0 });
        } catch (error) {
          // An item that has not been written yet has no entry.
          if (findRefusal(error)?.status !== 404) throw error;
        }
      },
    },
    {
      id: 'admin-courses',
      addresses: ['adminCourses'],
      module: 'learning/editions/web/admin/courses-page.tsx',
      permission: 'content.translate',
      async load({ page, url }) {
        const request = readListingRequest(courseFilters, url.searchParams);
        await Promise.all([
          page.queries.query(editedCoursesQuery(page, request)),
          page.queries.ensureQueryData(editedCategoriesQuery(page)),
          page.queries.ensureQueryData(viewsQuery(page.api, 'courses')),
        ]);
      },
      act: async (args) => (await import('./editions/web/admin/acts.ts')).actOnCourses(args),
    },
    {
      id: 'admin-new-course',
      addresses: ['adminNewCourse'],
      module: 'learning/editions/web/admin/new-course-page.tsx',
      permission: 'content.edit',
      act: async (args) => (await import('./editions/web/admin/acts.ts')).beginCourse(args),
    },
    {
      id: 'admin-course',
      addresses: ['adminCourse'],
      module: 'learning/editions/web/admin/course-editor-page.tsx',
      permission: 'content.translate',
      async load({ page, params }) {
        const courseId = params['courseId'] ?? '';
        await Promise.all([
          page.queries.query(courseEntryQuery(page, courseId)),
          page.queries.query({ ...versionsQuery(page.api, courseEntryId(courseId)), staleTime: 0 }),
          page.queries.ensureQueryData(categoriesQuery(page)),
          page.queries.ensureQueryData(courseNamesQuery(page)),
        ]);
      },
    },
  ],
  links: [
    {
      address: 'adminCourses',
      text: 'learning.courses.title',
      area: 'content',
      permission: 'content.translate',
      place: 10,
    },
    {
      address: 'adminCategories',
      text: 'learning.categories.title',
      area: 'content',
      permission: 'content.translate',
      place: 11,
    },
    {
      address: 'adminDownloads',
      text: 'learning.downloads.adminTitle',
      area: 'content',
      permission: 'content.translate',
      place: 12,
    },
    {
      address: 'adminReviews',
      text: 'learning.reviews.link',
      area: 'moderation',
      permission: 'moderation.decide',
      place: 20,
    },
    {
      address: 'adminSubtitles',
      text: 'learning.subtitles.link',
      area: 'reports',
      permission: 'captions.edit',
      place: 40,
    },
  ],
};
