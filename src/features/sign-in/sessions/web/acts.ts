import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import { actOnProviderForm, isProviderForm } from '#features/sign-in/offered/act-on-provider-form.ts';
import { actOnSessionForm } from '#features/sign-in/offered/act-on-session-form.ts';
import { signInForm, signOutForm } from './session-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function signIn(args: PageActionArgs): Acted {
  if (isProviderForm(args)) return actOnProviderForm(args);
  // Only the next request knows who she is; `/welcome` leads to her default page.
  return actOnSessionForm(args, signInForm, () =>
    redirect(sameOriginPath(args.url.searchParams.get('onSuccess')) ?? href('welcome')),
  );
}

export function signOut(args: PageActionArgs): Acted {
  return actOnForm(args, signOutForm, { next: () => redirect(href('start')) });
}
