import { defineForm } from '#page/form/define-form.ts';

export const trialForm = defineForm({
  name: 'trial',
  fields: {},
  send: ({ api }) => api.plans.beginTrial.call(),
});
