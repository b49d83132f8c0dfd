import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import { departByForm } from '#features/accounts/identities/web/depart-by-form.ts';
import { refuseInForm } from '#features/accounts/web/refuse-in-form.ts';
import type { RefusedForm } from '#features/accounts/web/refused-form.ts';
import { enterByForm } from '#features/accounts/second-step/web/enter-by-form.ts';
import { pageAfterSignUp } from '#features/accounts/sign-up/web/page-after-sign-up.ts';
import { readSignUp } from '#features/accounts/sign-up/web/read-sign-up.ts';
import { textOf } from '#features/accounts/web/text-of.ts';

export async function signIn(args: PageActionArgs): Promise<Response | RefusedForm> {
  const { page, url, form } = args;
  return enterByForm({ form, url }, async () => {
    const departed = await departByForm(args);
    if (departed) return departed;
    await page.api.accounts.signIn.call({
      emailAddress: textOf(form, 'emailAddress'),
      password: textOf(form, 'password'),
      remember: form.has('remember'),
    });
    // Only the next request knows who she is; `/welcome` leads to her default page.
    return redirect(sameOriginPath(url.searchParams.get('onSuccess')) ?? href('welcome'));
  });
}

export async function signUp(args: PageActionArgs): Promise<Response | RefusedForm> {
  const { page, url, form } = args;
  return enterByForm({ form, url }, async () => {
    const departed = await departByForm(args);
    if (departed) return departed;
    const input = readSignUp(form, {
      language: page.locale,
      onSuccess: url.searchParams.get('onSuccess'),
    });
    const { user } = await page.api.accounts.signUp.call(input);
    return redirect(sameOriginPath(url.searchParams.get('onSuccess')) ?? pageAfterSignUp(user, input));
  });
}

/** Signs in with this page's card, or redirects to the page of a corrected code. */
export async function signInWithCard({
  page,
  params,
  form,
}: PageActionArgs): Promise<Response | RefusedForm> {
  const code = textOf(form, 'code').trim();
  if (code !== '') return redirect(href('studentCard', { token: code }));
  return refuseInForm(form, async () => {
    await page.api.accounts.signInWithCard.call({ token: params['token'] ?? '' });
    return redirect(href('welcome'));
  });
}

export async function signOut({ page }: PageActionArgs): Promise<Response> {
  await page.api.accounts.signOut.call();
  return redirect(href('start'));
}
