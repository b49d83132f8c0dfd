import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { resetWordingForm, wordingForm } from './wording-forms.ts';

export function actOnWording(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [wordingForm, resetWordingForm], {
    next: (_wording, { form }) => showDone(args, form),
  });
}
