import { redirect } from 'react-router';
import { actOnForm, actOnForms } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { acceptForm, teacherForms } from './teacher-forms.ts';

/** Handles the forms of a class's teachers without JavaScript. */
export function actOnTeachers(args: PageActionArgs): Promise<Response | FormAnswer> {
  const leaves = readFormName(args.form).name === teacherForms.leave.name;
  const { pathname } = args.url;
  return actOnForms(args, Object.values(teacherForms), {
    next: () => redirect(leaves ? href('educators') : pathname),
  });
}

/** Accepts the invitation of the page without JavaScript. */
export function acceptInvitation(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, acceptForm, {
    next: ({ classId }) => redirect(href('classGrid', { classId })),
  });
}
