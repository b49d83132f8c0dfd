import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import type { FormName } from '../policy.ts';

const fields = { name: text, emailAddress: text, organization: optionalText, message: text };

/** The form of a page, for its component and for its `act`. */
export function contactFormOf(formName: FormName) {
  return defineForm({
    name: `contact-${formName}`,
    fields,
    send: ({ api }, values) => api.forms.send.call({ formName, ...values }),
  });
}
