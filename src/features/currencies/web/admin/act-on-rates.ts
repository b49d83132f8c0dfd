import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { judgeForm, rateForm } from './rate-form.ts';

export function actOnRates(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [rateForm, judgeForm], { next: (_rate, { form }) => showDone(args, form) });
}
