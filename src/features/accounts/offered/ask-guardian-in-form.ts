import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { refuseInForm } from '../web/refuse-in-form.ts';

/** Handles the forms of `GuardianPanel` without JavaScript. */
export async function askGuardianInForm({ page, form }: PageActionArgs) {
  return refuseInForm(form, async () => {
    const emailAddress = form.get('emailAddress');
    await page.api.accounts.askGuardian.call(
      typeof emailAddress === 'string' ? { emailAddress: emailAddress.trim() } : {},
    );
    return redirect(href('joinPending'));
  });
}
