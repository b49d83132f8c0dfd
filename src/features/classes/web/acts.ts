import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import type { JoinRequestView } from '../joining/contract.ts';
import { actInForm, textOf, type ActedForm } from './acted-form.ts';
import { sendMembershipForm } from '../memberships/web/membership-forms.ts';

/** Joins without JavaScript; the page then shows the student's standing. */
export async function joinClass({ page, params, form }: PageActionArgs): Promise<Response | ActedForm> {
  const classCode = params['classCode'] ?? '';
  const acted = await actInForm(form, () => page.api.classes.join.call({ id: classCode }));
  return acted.refusal ? acted : redirect(href('joinClass', { classCode }));
}

export async function approveJoin({
  page,
  params,
  form,
}: PageActionArgs): Promise<ActedForm<JoinRequestView>> {
  return actInForm(form, () =>
    page.api.classes.approveJoin.call({
      token: params['token'] ?? '',
      emailAddress: textOf(form, 'emailAddress'),
    }),
  );
}

/** Leaves a class, or takes that back, without JavaScript. */
export async function changeMembership({ page, form }: PageActionArgs): Promise<Response | ActedForm> {
  const acted = await actInForm(form, async () => sendMembershipForm(page.api, form));
  return acted.refusal ? acted : redirect(href('join'));
}
