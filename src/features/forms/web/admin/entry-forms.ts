import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';

const fields = { version: text };

/** What can be done with a message; each says which version of it was seen. */
export const entryForms = {
  take: defineForm({
    name: 'take',
    fields,
    send: ({ api }, { version }, id = '') => api.forms.take.call({ id, version: Number(version) }),
  }),
  settle: defineForm({
    name: 'settle',
    fields,
    send: ({ api }, { version }, id = '') => api.forms.settle.call({ id, version: Number(version) }),
  }),
  reply: defineForm({
    name: 'reply',
    fields: { ...fields, text: verbatim },
    send: ({ api }, values, id = '') =>
      api.forms.reply.call({ id, version: Number(values.version), text: values.text }),
  }),
};
