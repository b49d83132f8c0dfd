import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { claimForm } from './gift-aid-admin-forms.ts';

/** Leads on to the claim that was made. */
export function actOnClaiming(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, claimForm, {
    next: ({ id }) => redirect(adminHref('adminGiftAidClaim', { claimId: id }), 303),
  });
}
