import type { PageApi } from '#page/page-context.ts';
import type { EditedCoursesRequest } from '#features/learning/editions/contract.ts';

interface Page {
  api: PageApi;
}

/** A page of the courses as staff edits them, as they are now. */
export const editedCoursesQuery = ({ api }: Page, request: EditedCoursesRequest) =>
  api.learning.editedCourses.queryOptions({ input: request, staleTime: 0 });

/** What all courses are called, to choose one. */
export const courseNamesQuery = ({ api }: Page) => api.learning.courseNames.queryOptions({ staleTime: 0 });

/** A course as it was last saved. */
export const courseEntryQuery = ({ api }: Page, courseId: string) =>
  api.cms.entry.queryOptions({ input: { id: `course.${courseId}` }, staleTime: 0 });

/** What in a course would keep a reader out. Read again whenever its page is opened: items and captions have their own. */
export const courseFindingsQuery = ({ api }: Page, courseId: string) =>
  api.learning.courseFindings.queryOptions({ input: { courseId }, staleTime: 0 });
