import { defineForm } from '#page/form/define-form.ts';

/** Takes a minor who has named the guardian, by id, into her family. */
export const namingChildForm = defineForm({
  name: 'namingChild',
  fields: {},
  send: ({ api }, _values, id = '') => api.families.answerNamingChild.call({ id, intoFamily: true }),
});
