import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import { currencyForm } from '#features/currencies/offered/currency-form.ts';

/** Keeps the choice, and leads back to the page that it was made on. */
export function actOnCurrency(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, currencyForm, {
    next: ({ currency }, { values }) => redirect(backTo(values.back, currency)),
  });
}

/** A page whose address names a currency gets the one that was chosen. */
function backTo(back: string | undefined, currency: string): string {
  const path = sameOriginPath(back ?? null);
  if (path === undefined) return href('currency');
  const url = new URL(path, 'http://localhost');
  if (url.searchParams.has('currency')) url.searchParams.set('currency', currency);
  return url.pathname + url.search;
}
