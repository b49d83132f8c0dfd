import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { actInForm, textOf, type ActedForm } from '#features/classes/web/acted-form.ts';

/** Accepts a friend's invitation, or joins the class that a teacher's is for, without JavaScript. */
export async function acceptInvite({ page, params, form }: PageActionArgs): Promise<Response | ActedForm> {
  const token = params['token'] ?? '';
  const acted = await actInForm(form, async () => {
    if (textOf(form, 'form') === 'claim') {
      const { code } = await page.api.classes.claimInvite.call({ token });
      return href('joinClass', { classCode: code });
    }
    await page.api.accounts.acceptInvite.call({ token });
    return href('signup');
  });
  return acted.answer === undefined ? acted : redirect(acted.answer);
}
