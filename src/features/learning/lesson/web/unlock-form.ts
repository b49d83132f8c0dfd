import { defineForm } from '#page/form/define-form.ts';

/** Unlocks the course of a lesson's page. */
export const unlockForm = defineForm({
  name: 'unlock',
  fields: {},
  send: ({ api, params }) => api.learning.unlockCourse.call({ id: params['courseSlug'] ?? '' }),
});
