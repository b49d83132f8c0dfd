import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { readActivation } from './read-activation.ts';
import { refuseInForm } from '#features/accounts/web/refuse-in-form.ts';
import type { RefusedForm } from '#features/accounts/web/refused-form.ts';

export async function activate({ page, params, form }: PageActionArgs): Promise<Response | RefusedForm> {
  return refuseInForm(form, async () => {
    await page.api.accounts.activate.call(readActivation(form, params['token'] ?? ''));
    return redirect(href('signupSuccess'));
  });
}
