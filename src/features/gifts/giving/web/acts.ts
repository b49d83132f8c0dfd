import { redirect } from 'react-router';
import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { placeAfter } from './place-after.ts';
import {
  cancelGiftForm,
  changeGiftForm,
  completeGiftForm,
  deliverGiftForm,
  makeGiftForm,
  payGiftForm,
  resendGiftForm,
} from './gift-forms.ts';

type Acted = Promise<Response | FormAnswer>;

/** Leads on to the preview. */
export function makeGift(args: PageActionArgs): Acted {
  return actOnForm(args, makeGiftForm, { next: ({ token }) => redirect(href('giftOfGiver', { token })) });
}

export function changeGift(args: PageActionArgs): Acted {
  const token = args.params['token'] ?? '';
  return actOnForm(args, changeGiftForm, { next: () => redirect(href('giftOfGiver', { token })) });
}

/** Paying leads on to the provider's page; everything else shows the gift again as it is then. */
export function actOnGift(args: PageActionArgs): Acted {
  const token = args.params['token'] ?? '';
  const own = href('giftOfGiver', { token });
  if (readFormName(args.form).name === payGiftForm.name)
    return actOnForm(args, payGiftForm, { next: ({ payHref }) => redirect(placeAfter(token, payHref)) });
  if (readFormName(args.form).name === completeGiftForm.name)
    return actOnForm(args, completeGiftForm, { next: () => redirect(own + args.url.search) });
  return actOnForms(args, [deliverGiftForm, resendGiftForm, cancelGiftForm], {
    next: (_gift, { form }) => showDone(args, form),
  });
}
