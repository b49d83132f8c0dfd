import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { placeOfRedemption } from '#features/store/web/place-of-redemption.ts';
import { frameForm, redeemForm } from './store-forms.ts';

/** Redeems, or puts on a frame, without JavaScript. */
export function actOnStore(args: PageActionArgs): Promise<Response | FormAnswer> {
  if (readFormName(args.form).name === frameForm.name) {
    return actOnForm(args, frameForm, { next: () => redirect(href('store')) });
  }
  return actOnForm(args, redeemForm, {
    next: (redemption) => redirect(placeOfRedemption(redemption) ?? href('store')),
  });
}
