import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import { readPerson } from '#features/accounts/users/web/read-person.ts';
import { refuseInForm } from '#features/accounts/web/refuse-in-form.ts';
import type { RefusedForm } from '#features/accounts/web/refused-form.ts';

export async function introduceSelf({ page, url, form }: PageActionArgs): Promise<Response | RefusedForm> {
  return refuseInForm(form, async () => {
    await page.api.accounts.introduceSelf.call(readPerson(form));
    return redirect(sameOriginPath(url.searchParams.get('onSuccess')) ?? href('welcome'));
  });
}
