import { actOnForm } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import type { FormName } from '../policy.ts';
import { contactFormOf } from './contact-forms.ts';

/** Whether a page's contact form was sent, and none of its others. */
export function isContactForm({ form }: PageActionArgs, formName: FormName): boolean {
  return readFormName(form).name === contactFormOf(formName).name;
}

/** Sends a page's contact form without JavaScript; the page then says that it has arrived. */
export function actOnContact(args: PageActionArgs, formName: FormName): Promise<Response | FormAnswer> {
  return actOnForm(args, contactFormOf(formName));
}
