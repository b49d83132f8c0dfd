import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';

/** Saving and deleting a view; `saveView` is about a listing, `deleteView` about a view. */
export const viewForms = {
  save: defineForm({
    name: 'saveView',
    fields: { name: text, query: verbatim },
    send: ({ api }, { name, query }, listing = '') =>
      api.administration.saveView.call({ listing, name, query }),
  }),
  remove: defineForm({
    name: 'deleteView',
    fields: {},
    send: ({ api }, _values, id = '') => api.administration.deleteView.call({ id }),
  }),
};
