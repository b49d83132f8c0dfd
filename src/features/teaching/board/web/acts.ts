import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { announcementForms } from '#features/teaching/announcements/web/announcement-forms.ts';
import { classGoalForms } from '#features/teaching/goal/web/goal-forms.ts';

/** Handles the forms of a notice board without JavaScript. */
export function actOnBoard(args: PageActionArgs): Promise<Response | FormAnswer> {
  const { pathname } = args.url;
  const forms = [...Object.values(announcementForms), ...Object.values(classGoalForms)];
  return actOnForms(args, forms, { next: () => redirect(pathname) });
}
