import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { repeatForm, rewordForm } from './own-forms.ts';

export function actOnSponsorship(args: PageActionArgs): Promise<Response | FormAnswer> {
  if (readFormName(args.form).name === rewordForm.name)
    return actOnForm(args, rewordForm, { next: (_own, { form }) => showDone(args, form) });
  return actOnForm(args, repeatForm, { next: (_own, { form }) => showDone(args, form) });
}
