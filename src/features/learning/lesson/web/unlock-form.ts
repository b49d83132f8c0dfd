import { defineForm } from '#page/form/define-form.ts';

/** Unlocks the course that the form is about. */
export const unlockForm = defineForm({
  name: 'unlock',
  fields: {},
  send: ({ api }, _values, id = '') => api.learning.unlockCourse.call({ id }),
});
