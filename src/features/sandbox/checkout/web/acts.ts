import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import type { CheckoutView } from '../contract.ts';
import { cancelForm, payForm, verifyForm } from './checkout-forms.ts';
import { leaves } from './leaves.ts';

/** Every form leads on: back to the merchant, or to this page as it is then. */
export function actAtCheckout(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [payForm, verifyForm, cancelForm], {
    next: (result) => {
      const checkout = result as CheckoutView;
      return redirect(leaves(checkout) ? checkout.backHref : args.url.pathname);
    },
  });
}
