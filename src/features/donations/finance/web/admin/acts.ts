import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { reviewForm } from './review-form.ts';

export function actOnDonation(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [reviewForm], { next: (_donation, { form }) => showDone(args, form) });
}
