import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { namesForm, retireForm } from './avatar-forms.ts';

/** Renames or retires a picture without JavaScript. */
export function saveAvatar(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [namesForm, retireForm], {
    next: (_result, { form }) => showDone(args, form),
  });
}
