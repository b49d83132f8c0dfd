import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { staffForm } from './staff-form-definition.ts';

/** Grants or takes back rights without JavaScript. */
export function saveStaff(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, staffForm, { next: () => redirect(adminHref('adminStaff')) });
}
