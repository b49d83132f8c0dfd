import { redirect } from 'react-router';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { actOnSessionForm } from '#features/sign-in/offered/act-on-session-form.ts';
import { takeOwnAccountForm } from './own-account-forms.ts';

/** Takes the account along without JavaScript. */
export function takeOwnAccount(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnSessionForm(args, takeOwnAccountForm, () => redirect(href('welcome')));
}
