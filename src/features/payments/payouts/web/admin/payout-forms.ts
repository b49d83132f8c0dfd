import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';

/** Books the payout of this id; `mark` is what the page showed. */
export const bookForm = defineForm({
  name: 'book',
  fields: { note: text, mark: text },
  send: ({ api }, { note, mark }, id = '') => api.payments.bookPayout.call({ id, note, mark }),
});

/** Throws the payout of this id away. */
export const discardForm = defineForm({
  name: 'discard',
  fields: {},
  send: ({ api }, _values, id = '') => api.payments.discardPayout.call({ id }),
});

export function actOnPayout(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [bookForm, discardForm], {
    next: (_result, { form, name }) =>
      name === discardForm.name ? redirect(adminHref('adminPayouts')) : showDone(args, form),
  });
}
