import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { correctForm, moveForm } from '#features/donations/offline/web/admin/offline-forms.ts';
import { cancelAsStaffForm, paperForm } from '#features/donations/gift-aid/web/admin/gift-aid-admin-forms.ts';
import { endForm, reviewForm } from './review-form.ts';

export function actOnDonation(args: PageActionArgs): Promise<Response | FormAnswer> {
  const forms = [reviewForm, endForm, correctForm, moveForm, paperForm, cancelAsStaffForm];
  return actOnForms(args, forms, {
    next: (_donation, { form }) => showDone(args, form),
  });
}
