import { redirect } from 'react-router';
import { actOnForm, actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { approveJoinForm, joinForm } from '../joining/web/joining-forms.ts';
import { membershipForms } from '../memberships/web/membership-forms.ts';

type Acted = Promise<Response | FormAnswer>;

/** Joins without JavaScript; the page then shows the student's standing. */
export function joinClass(args: PageActionArgs): Acted {
  const classCode = args.params['classCode'] ?? '';
  return actOnForm(args, joinForm, { next: () => redirect(href('joinClass', { classCode })) });
}

export function approveJoin(args: PageActionArgs): Acted {
  return actOnForm(args, approveJoinForm);
}

/** Leaves a class, or takes that back, without JavaScript. */
export function changeMembership(args: PageActionArgs): Acted {
  return actOnForms(args, Object.values(membershipForms), { next: () => redirect(href('join')) });
}
