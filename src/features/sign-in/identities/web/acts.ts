import { redirect } from 'react-router';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import { actOnSessionForm } from '#features/sign-in/offered/act-on-session-form.ts';
import { secondStepForm } from '#features/sign-in/second-step/web/second-step-form.ts';
import { returnForm } from './provider-forms.ts';

export function finishSignIn(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnSessionForm(args, returnForm, ({ onSuccess }) => redirect(onSuccess ?? href('welcome')));
}

export function takeSecondStep(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnSessionForm(args, secondStepForm, ({ onSuccess }) =>
    redirect(onSuccess ?? sameOriginPath(args.url.searchParams.get('onSuccess')) ?? href('welcome')),
  );
}
