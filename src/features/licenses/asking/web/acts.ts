import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { renewForm } from '#features/licenses/holding/web/holding-forms.ts';
import { requestForm } from './asking-forms.ts';

/** Leads back to the page, which lists what was asked for. */
export function actOnLicenses(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [requestForm, renewForm], { next: () => redirect(href('licenses')) });
}
