import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { redirect } from 'react-router';
import { chooseCourseForm } from './course-forms.ts';

export function chooseCourse(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, chooseCourseForm, { next: () => redirect(args.url.pathname) });
}
