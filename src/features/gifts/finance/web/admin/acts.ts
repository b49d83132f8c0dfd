import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { giftForms } from './gift-forms.ts';

export function actOnGift(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, Object.values(giftForms), { next: (_gift, { form }) => showDone(args, form) });
}
