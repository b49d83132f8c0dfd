import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { courseEntryQuery, editedCoursesQuery } from './editions/web/admin/course-queries.ts';
import { categoriesQuery } from './offered/learning-queries.ts';

export const learningAdminPages: FeatureAdminPages = {
  name: 'learning',
  routes: [
    {
      id: 'admin-courses',
      addresses: ['adminCourses'],
      module: 'learning/editions/web/admin/courses-page.tsx',
      permission: 'content.translate',
      async load({ page }) {
        await page.queries.ensureQueryData(editedCoursesQuery(page));
      },
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
        await Promise.all([
          page.queries.ensureQueryData(courseEntryQuery(page, params['courseId'] ?? '')),
          page.queries.ensureQueryData(categoriesQuery(page)),
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
  ],
};
