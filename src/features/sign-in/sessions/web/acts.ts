import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import { actOnDeparture, isDeparture } from '#features/sign-in/offered/act-on-departure.ts';
import { actOnSessionForm } from '#features/sign-in/offered/act-on-session-form.ts';
import { signInForm, signOutForm } from './session-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function signIn(args: PageActionArgs): Acted {
  if (isDeparture(args)) return actOnDeparture(args);
  // Only the next request knows who she is; `/welcome` leads to her default page.
  return actOnSessionForm(args, signInForm, () =>
    redirect(sameOriginPath(args.url.searchParams.get('onSuccess')) ?? href('welcome')),
  );
}

export function signOut(args: PageActionArgs): Acted {
  return actOnForm(args, signOutForm, { next: () => redirect(href('start')) });
}
