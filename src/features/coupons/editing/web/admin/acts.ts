import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { codesForm, couponForm, newCouponForm, switchForm } from './coupon-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function addCoupon(args: PageActionArgs): Acted {
  return actOnForm(args, newCouponForm, {
    next: ({ id }) => redirect(adminHref('adminCoupon', { couponId: id })),
  });
}

export function actOnCoupon(args: PageActionArgs): Acted {
  return actOnForms(args, [couponForm, switchForm, codesForm], {
    next: (_coupon, { form }) => showDone(args, form),
  });
}
