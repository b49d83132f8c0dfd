import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { unsubscribeForm } from './unsubscribe-form.ts';

export function unsubscribe(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, unsubscribeForm);
}
