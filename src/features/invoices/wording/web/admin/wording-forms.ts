import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';
import { readWhich } from './wording-queries.ts';

/** Changes the words that the page is about, as they were seen. */
export const wordingForm = defineForm({
  name: 'wording',
  fields: { text, seen: verbatim },
  // It is one paragraph, whatever the field's lines are.
  send: ({ api, params }, { text, seen }) =>
    api.invoices.adminChangeWording.call({
      ...readWhich(params),
      text: text.replaceAll(/\s*\n\s*/g, ' '),
      seen,
    }),
});

/** Has receipts say again what is shipped. */
export const resetWordingForm = defineForm({
  name: 'resetWording',
  fields: { seen: verbatim },
  send: ({ api, params }, values) => api.invoices.adminResetWording.call({ ...readWhich(params), ...values }),
});
