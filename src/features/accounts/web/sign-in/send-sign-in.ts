import type { PageApi } from '../../../../page/page-context.ts';
import { textOf } from '../text-of.ts';

/** Sends what `SignInFields` asks for. */
export function sendSignIn(api: PageApi, form: FormData): Promise<unknown> {
  return api.accounts.signIn.call({
    emailAddress: textOf(form, 'emailAddress'),
    password: textOf(form, 'password'),
    remember: form.has('remember'),
  });
}
