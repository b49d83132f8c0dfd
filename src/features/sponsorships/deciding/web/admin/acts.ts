import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { reviewForm } from './review-form.ts';

export function reviewSponsorship(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, reviewForm, { next: (_sponsorship, { form }) => showDone(args, form) });
}
