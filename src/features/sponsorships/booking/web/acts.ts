import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { bookForm } from './booking-forms.ts';

/** Leads on to where donations are paid. */
export function bookSponsorship(args: PageActionArgs): Promise<Response | FormAnswer> {
  const currency = args.url.searchParams.get('currency') ?? undefined;
  return actOnForm(args, bookForm, {
    next: ({ target }) => redirect(href('donate', undefined, { to: target, currency }), 303),
  });
}
