import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** What an educator does with a student; a form is about a class and a student, by their ids. */
export const studentForms = {
  rename: defineForm({
    name: 'renameStudent',
    fields: { firstName: text, lastName: text },
    send: ({ api }, names, id = '', studentId = '') =>
      api.classes.renameStudent.call({ id, studentId, ...names }),
  }),
  agree: defineForm({
    name: 'agreeToRequest',
    fields: {},
    send: ({ api }, _values, id = '', studentId = '') =>
      api.classes.answerRequest.call({ id, studentId, agree: true }),
  }),
  decline: defineForm({
    name: 'declineRequest',
    fields: {},
    send: ({ api }, _values, id = '', studentId = '') =>
      api.classes.answerRequest.call({ id, studentId, agree: false }),
  }),
  renewCard: defineForm({
    name: 'renewCard',
    fields: {},
    send: ({ api }, _values, id = '', studentId = '') => api.classes.renewCard.call({ id, studentId }),
  }),
  remove: defineForm({
    name: 'removeStudent',
    fields: {},
    send: ({ api }, _values, id = '', studentId = '') => api.classes.removeStudent.call({ id, studentId }),
  }),
};
