import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { bookForm, discardForm } from './payout-forms.ts';

export function actOnPayout(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [bookForm, discardForm], {
    next: (_result, { form, name }) =>
      name === discardForm.name ? redirect(adminHref('adminPayouts')) : showDone(args, form),
  });
}
