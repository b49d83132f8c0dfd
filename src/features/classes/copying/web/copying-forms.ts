import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** A form is about the class that is copied, by its id. */
export const copyingForms = {
  copy: defineForm({
    name: 'copy',
    fields: { name: text },
    send: ({ api }, { name }, id = '') => api.classes.copy.call({ id, name }),
  }),
};
