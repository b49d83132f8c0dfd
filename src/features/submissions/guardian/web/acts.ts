import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { answerForm, revokeForm } from './guardian-forms.ts';

export function answerWork(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, answerForm);
}

export function revokeConsent(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, revokeForm);
}
