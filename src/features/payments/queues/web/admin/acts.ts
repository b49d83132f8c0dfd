import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { webhookForm } from './queue-forms.ts';

export function actOnWebhooks(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [webhookForm], { next: (_result, { form }) => showDone(args, form) });
}
