import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { acceptForm, cancelForm, declineForm, paidForm } from './finance-forms.ts';

export function actOnLicense(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [acceptForm, declineForm, paidForm, cancelForm], {
    next: (_license, { form }) => showDone(args, form),
  });
}
