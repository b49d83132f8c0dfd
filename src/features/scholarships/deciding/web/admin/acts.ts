import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import {
  declineForm,
  extendForm,
  giftForm,
  grantDiscountForm,
  grantPlanForm,
  withdrawForm,
} from './deciding-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function actOnRequest(args: PageActionArgs): Acted {
  return actOnForms(args, [grantPlanForm, grantDiscountForm, declineForm], {
    next: (_request, { form }) => showDone(args, form),
  });
}

export function actOnGift(args: PageActionArgs): Acted {
  return actOnForm(args, giftForm, {
    next: ({ id }) => redirect(adminHref('adminScholarshipGrant', { grantId: id })),
  });
}

export function actOnGrant(args: PageActionArgs): Acted {
  return actOnForms(args, [extendForm, withdrawForm], {
    next: (_grant, { form }) => showDone(args, form),
  });
}
