import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { acceptInviteForm, claimInviteForm } from './invite-forms.ts';

/** Accepts a friend's invitation, or joins the class that a teacher's is for, without JavaScript. */
export function acceptInvite(args: PageActionArgs): Promise<Response | FormAnswer> {
  if (readFormName(args.form).name === claimInviteForm.name)
    return actOnForm(args, claimInviteForm, {
      next: ({ code }) => redirect(href('joinClass', { classCode: code })),
    });
  return actOnForm(args, acceptInviteForm, { next: () => redirect(href('signup')) });
}
