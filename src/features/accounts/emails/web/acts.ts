import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import type { DoneForm } from './done-form.ts';
import { refuseInForm } from '#features/accounts/web/refuse-in-form.ts';
import type { RefusedForm } from '#features/accounts/web/refused-form.ts';
import { enterByForm } from '#features/accounts/second-step/web/enter-by-form.ts';
import { textOf } from '#features/accounts/web/text-of.ts';

export function verifyEmail({ page, params, form }: PageActionArgs): Promise<DoneForm | RefusedForm> {
  return doInForm(form, () => page.api.accounts.verifyEmail.call({ token: params['token'] ?? '' }));
}

export function changeEmail({ page, params, form }: PageActionArgs): Promise<DoneForm | RefusedForm> {
  return doInForm(form, () => page.api.accounts.changeEmail.call({ token: params['token'] ?? '' }));
}

/** Sets the password and signs in with it, or leads to the second step. */
export function resetPassword({ page, url, form }: PageActionArgs): Promise<Response | RefusedForm> {
  return enterByForm({ form, url }, async () => {
    await page.api.accounts.resetPassword.call({
      token: url.searchParams.get('token') ?? '',
      password: textOf(form, 'password'),
    });
    return redirect(href('welcome'));
  });
}

/** The form of `/login?mode=reset-password`. */
export function requestReset({ page, form }: PageActionArgs): Promise<DoneForm | RefusedForm> {
  return doInForm(form, () =>
    page.api.accounts.requestReset.call({ emailAddress: textOf(form, 'emailAddress') }),
  );
}

function doInForm(form: FormData, work: () => Promise<unknown>): Promise<DoneForm | RefusedForm> {
  return refuseInForm(form, async () => {
    await work();
    return { done: true as const };
  });
}
