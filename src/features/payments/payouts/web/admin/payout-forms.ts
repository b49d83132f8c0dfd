import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

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
