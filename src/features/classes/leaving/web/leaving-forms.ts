import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** What an educator does with students who are about to leave; a form is about a student, by her id. */
export const leavingForms = {
  bringBack: defineForm({
    name: 'bringBack',
    fields: { id: text },
    send: ({ api }, { id }, studentId = '') => api.classes.bringBack.call({ id, studentId }),
  }),
};
