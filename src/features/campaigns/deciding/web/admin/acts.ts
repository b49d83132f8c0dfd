import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { decideForm } from './decide-form.ts';

export function decideOnCampaign(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, decideForm, { next: (_campaign, { form }) => showDone(args, form) });
}
