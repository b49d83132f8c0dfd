import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { enterForm } from './offline-forms.ts';

/** Leads on to the gift that was entered. */
export function actOnEntering(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, enterForm, {
    next: ({ id }) => redirect(adminHref('adminDonation', { donationId: id }), 303),
  });
}
