import { redirect } from 'react-router';
import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { acceptShareForm, changeShareForm, endShareForm, shareForm } from './holding-forms.ts';

export function actOnShares(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [shareForm, changeShareForm, endShareForm], {
    next: (_license, { form }) => showDone(args, form),
  });
}

export function acceptWithoutScripts(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, acceptShareForm, { next: () => redirect(href('licenses')) });
}
