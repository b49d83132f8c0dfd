import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { actForm } from './act-form.ts';

export function actOnPayments(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, actForm, { next: (_payment, { form }) => showDone(args, form) });
}
