import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { courseForms } from './course-forms.ts';

/** Chooses a course, or no longer, and comes back to it. */
export function chooseCourse(args: PageActionArgs): Promise<Response | FormAnswer> {
  const [courseId = ''] = readFormName(args.form).about;
  return actOnForms(args, Object.values(courseForms), {
    next: () => redirect(`${args.url.pathname}#course-${courseId}`),
  });
}
