import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { buyForm, completeForm } from './buy-form.ts';
import { readAsked } from '#features/plans/web/asked-offer.ts';
import { placeAfter } from './place-after.ts';

/** Leads on to the provider's page. */
export function buy(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, buyForm, {
    next: (placed) => redirect(placeAfter(placed, readAsked(args.url).onSuccess)),
  });
}

/** Shows the page again, as it is then. */
export function complete(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, completeForm, { next: () => redirect(args.url.pathname + args.url.search) });
}
