import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { actOnSessionForm } from '#features/sign-in/offered/act-on-session-form.ts';
import { changeEmailForm, requestResetForm, resetPasswordForm, verifyEmailForm } from './email-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function verifyEmail(args: PageActionArgs): Acted {
  return actOnForm(args, verifyEmailForm);
}

export function changeEmail(args: PageActionArgs): Acted {
  return actOnForm(args, changeEmailForm);
}

/** Sets the password and signs in with it, or leads to the second step. */
export function resetPassword(args: PageActionArgs): Acted {
  return actOnSessionForm(args, resetPasswordForm, () => redirect(href('welcome')));
}

/** The form of `/login?mode=reset-password`. */
export function requestReset(args: PageActionArgs): Acted {
  return actOnForm(args, requestResetForm);
}
