import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { memberForms } from './member-forms.ts';

/** Adds, changes, removes or keeps a member without JavaScript. */
export function changeMember(args: PageActionArgs): Promise<Response | FormAnswer> {
  const { memberId } = args.params;
  return actOnForms(args, Object.values(memberForms), {
    next: () => redirect(memberId === undefined ? href('familyWho') : href('familyMember', { memberId })),
  });
}
