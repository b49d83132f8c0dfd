import { defineForm } from '#page/form/define-form.ts';

export const readAllForm = defineForm({
  name: 'read-all',
  fields: {},
  send: ({ api }) => api.notifications.readAll.call(),
});
