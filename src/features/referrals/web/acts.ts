import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { inviteForm, linkForm } from './referral-forms.ts';

export function inviteFriends(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [inviteForm, linkForm], {
    next: (_result, { name }) => showDone(args, name),
  });
}
