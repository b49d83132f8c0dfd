import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { readCardCode } from './read-card-code.ts';
import { signInWithCardForm } from './sign-in-with-card-form.ts';

/** Signs in with this page's card, or redirects to the page of a corrected code. */
export async function signInWithCard(args: PageActionArgs): Promise<Response | FormAnswer> {
  const token = readCardCode(args.form);
  if (token !== '') return redirect(href('studentCard', { token }));
  return actOnForm(args, signInWithCardForm, { next: () => redirect(href('welcome')) });
}
