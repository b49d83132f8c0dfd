import { defineForm } from '#page/form/define-form.ts';

/** Switches classic mode off. */
export const leaveClassicModeForm = defineForm({
  name: 'leaveClassicMode',
  fields: {},
  send: ({ api }) => api.people.updateProfile.call({ classicMode: false }),
});
