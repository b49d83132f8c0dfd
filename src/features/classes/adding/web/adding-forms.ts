import { defineForm } from '#page/form/define-form.ts';
import { checkbox, text, verbatim } from '#page/form/fields.ts';
import { addList, previewList } from './previewed-list.ts';

/** A teacher's list in two steps, for the class that the form is about. */
export const addingForms = {
  preview: defineForm({
    name: 'previewStudents',
    // Line numbers and a leading empty column count.
    fields: { students: verbatim, order: text },
    send: ({ api }, list, id = '') => previewList(api, list, id),
  }),
  add: defineForm({
    name: 'addStudents',
    fields: { students: verbatim, order: text, guardiansAgree: checkbox },
    send: ({ api }, { guardiansAgree, ...list }, id = '') => addList(api, list, guardiansAgree, id),
  }),
};
