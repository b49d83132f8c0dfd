import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { claimGiftForm, openGiftForm } from './claim-forms.ts';

/** What was claimed is shown by the page itself, since it happens once. */
export function actOnClaim(args: PageActionArgs): Promise<Response | FormAnswer> {
  return readFormName(args.form).name === claimGiftForm.name
    ? actOnForm(args, claimGiftForm)
    : actOnForm(args, openGiftForm, { next: () => redirect(href('giftClaim')) });
}
