import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { actOnViews } from '#features/administration/offered/act-on-views.ts';
import { newCourseForm } from './new-course-form.ts';

export const beginCourse = (args: PageActionArgs): Promise<Response | FormAnswer> =>
  actOnForm(args, newCourseForm, { next: ({ id }) => redirect(adminHref('adminCourse', { courseId: id })) });

export const actOnCourses = (args: PageActionArgs): Promise<Response | FormAnswer> => actOnViews(args);
