import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { providerForm } from '../identities/web/provider-forms.ts';

/** Whether one of the provider buttons was pressed. */
export function isProviderForm({ form }: PageActionArgs): boolean {
  return readFormName(form).name === providerForm.name;
}

/** Sends the browser to the provider. */
export function actOnProviderForm(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, providerForm, { next: ({ location }) => redirect(location) });
}
