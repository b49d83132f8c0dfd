import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import { readCardCode } from '#features/accounts/cards/web/read-card-code.ts';
import { signInWithCardForm } from '#features/accounts/cards/web/sign-in-with-card-form.ts';
import { providerForm } from '#features/accounts/identities/web/provider-forms.ts';
import { actOnSessionForm } from '#features/accounts/second-step/web/act-on-session-form.ts';
import { pageAfterSignUp } from '#features/accounts/sign-up/web/page-after-sign-up.ts';
import { signUpForm } from '#features/accounts/sign-up/web/sign-up-form.ts';
import { signInForm, signOutForm } from './session-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function signIn(args: PageActionArgs): Acted {
  if (isForProvider(args)) return leaveForProvider(args);
  // Only the next request knows who she is; `/welcome` leads to her default page.
  return actOnSessionForm(args, signInForm, () => redirect(wantedPage(args) ?? href('welcome')));
}

export function signUp(args: PageActionArgs): Acted {
  if (isForProvider(args)) return leaveForProvider(args);
  return actOnSessionForm(args, signUpForm, ({ user }, { values }) =>
    redirect(wantedPage(args) ?? pageAfterSignUp(user, values)),
  );
}

/** Signs in with this page's card, or redirects to the page of a corrected code. */
export async function signInWithCard(args: PageActionArgs): Acted {
  const token = readCardCode(args.form);
  if (token !== '') return redirect(href('studentCard', { token }));
  return actOnForm(args, signInWithCardForm, { next: () => redirect(href('welcome')) });
}

export function signOut(args: PageActionArgs): Acted {
  return actOnForm(args, signOutForm, { next: () => redirect(href('start')) });
}

/** Whether one of the provider buttons was pressed. */
function isForProvider({ form }: PageActionArgs): boolean {
  return readFormName(form).name === providerForm.name;
}

function leaveForProvider(args: PageActionArgs): Acted {
  return actOnForm(args, providerForm, { next: ({ location }) => redirect(location) });
}

function wantedPage({ url }: PageActionArgs): string | undefined {
  return sameOriginPath(url.searchParams.get('onSuccess'));
}
