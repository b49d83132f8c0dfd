import { redirect } from 'react-router';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { actOnProviderForm, isProviderForm } from '#features/sign-in/offered/act-on-provider-form.ts';
import { actOnSessionForm } from '#features/sign-in/offered/act-on-session-form.ts';
import { sameOriginPath } from '#urls.ts';
import { pageAfterSignUp } from './page-after-sign-up.ts';
import { signUpForm } from './sign-up-form.ts';

export function signUp(args: PageActionArgs): Promise<Response | FormAnswer> {
  if (isProviderForm(args)) return actOnProviderForm(args);
  return actOnSessionForm(args, signUpForm, ({ user }, { values }) =>
    redirect(sameOriginPath(args.url.searchParams.get('onSuccess')) ?? pageAfterSignUp(user, values)),
  );
}
