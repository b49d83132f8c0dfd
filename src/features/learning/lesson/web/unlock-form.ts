import { defineForm } from '#page/form/define-form.ts';

/** Unlocks the course of a lesson's page. */
export const unlockForm = defineForm({
  name: 'unlock',
  fields: {},
  send: ({ api }, _values, courseId = '') => api.learning.unlockCourse.call({ id: courseId }),
});
