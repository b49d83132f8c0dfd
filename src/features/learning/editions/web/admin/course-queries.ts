import type { PageApi } from '#page/page-context.ts';

interface Page {
  api: PageApi;
}

/** The courses as staff edits them, as they are now. */
export const editedCoursesQuery = ({ api }: Page) =>
  api.learning.editedCourses.queryOptions({ staleTime: 0 });

/** A course as it was last saved. */
export const courseEntryQuery = ({ api }: Page, courseId: string) =>
  api.cms.entry.queryOptions({ input: { id: `course.${courseId}` }, staleTime: 0 });

/** What in a course would keep a reader out. Read again whenever its page is opened: items and captions have their own. */
export const courseFindingsQuery = ({ api }: Page, courseId: string) =>
  api.learning.courseFindings.queryOptions({ input: { courseId }, staleTime: 0 });
