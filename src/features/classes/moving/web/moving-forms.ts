import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** A form is about a class and a student of it, by their ids. */
export const movingForms = {
  move: defineForm({
    name: 'moveStudent',
    fields: { classId: text },
    send: ({ api }, { classId }, id = '', studentId = '') =>
      api.classes.moveStudent.call({ id, studentId, classId }),
  }),
};
