import { redirect } from 'react-router';
import type { PageActionArgs } from '../../../../page/page-route.ts';
import { actInForm, type ActedForm } from '../acted-form.ts';
import { sendClassForm } from '../class-forms.ts';

/** An educator's forms without scripts: does it and shows the page anew, or with why not. */
export async function actOnClasses({ page, url, form }: PageActionArgs): Promise<Response | ActedForm> {
  const acted = await actInForm(form, async () => sendClassForm(page.api, form));
  return acted.refusal ? acted : redirect(`${url.pathname}${url.search}#classes`);
}
