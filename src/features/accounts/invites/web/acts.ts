import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { activationForm } from '#features/accounts/activations/web/activation-form.ts';
import { acceptInviteForm, claimInviteForm } from './invite-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function acceptInvite(args: PageActionArgs): Acted {
  if (readFormName(args.form).name === claimInviteForm.name)
    return actOnForm(args, claimInviteForm, {
      next: ({ code }) => redirect(href('joinClass', { classCode: code })),
    });
  return actOnForm(args, acceptInviteForm, { next: () => redirect(href('signup')) });
}

export function activate(args: PageActionArgs): Acted {
  return actOnForm(args, activationForm, { next: () => redirect(href('signupSuccess')) });
}
